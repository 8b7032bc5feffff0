import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The adapter of @NAME@: plays what Head Judge asks for on the engine, and shows what came of it. It never judges.
 *
 * To be written are setUp, snapshot and step of Engine, best in this order; `headjudge check-adapter` on this folder says what comes next.
 * What they get and give is in Head Judge's docs/scenario-format.md. Below Engine is the protocol, which may stay as it is. A JSON object is
 * a Map here, a list a List, a number a Long.
 */
public final class Main {
    /** The engine's version, as the report shows it. */
    static final String VERSION = "0";

    /** The parts that snapshot() shows, of PARTS, as Set.of("life", "hand", "step"). A check on any other part is not judged. */
    static final Set<String> REPORTS = Set.of();

    /** What the engine can do besides, of ALL_NEEDS. Scenarios that need another are not sent. */
    static final Set<String> NEEDS = Set.of();

    /** One game. Each scenario gets a new one, so keep everything in it, and nothing static. */
    static final class Engine {
        /**
         * Put the game where the table has it. Whatever of it the engine cannot be set to is Unsupported, and never left out. entries(table)
         * finds every card with its handle.
         */
        void setUp(Map<String, Object> table) {
            only(table, "turn", "players", "teams"); // the same for each player, permanent and step: an unknown key is never ignored
            throw new Unsupported("table", "setUp in Main.java is not written yet");
        }

        /**
         * Do one step, until a player would receive priority next. Throw NotDone.illegal(why) where the engine refuses it. When the engine
         * asks, answers.ask(kind, player, about) has the answer.
         */
        void step(Map<String, Object> step, Answers answers) {
            throw new Unsupported("action", step.get("do") + ": step in Main.java is not written yet");
        }

        /** Show the game: at least every player's id, in seat order, and all that REPORTS names. Where a value may be null: Map.of refuses it. */
        Map<String, Object> snapshot() {
            throw new Unsupported("table", "snapshot in Main.java is not written yet");
        }
    }

    // ---- what an engine may say, beside that all went well

    /** The scenario cannot be played here, and nobody is to blame. Reasons and details are in docs/protocol.md. */
    static final class Unsupported extends RuntimeException {
        final String reason;
        final List<String> detail;

        Unsupported(String reason, String... detail) {
            super(reason);
            this.reason = reason;
            this.detail = Arrays.asList(detail);
        }
    }

    /** A step that is not done. With `unchanged` the game is as it was before the step; else no snapshot of it is sent. */
    static final class NotDone extends RuntimeException {
        final String outcome;
        final boolean unchanged;

        NotDone(String outcome, String why, boolean unchanged) {
            super(why);
            this.outcome = outcome;
            this.unchanged = unchanged;
        }

        /** The rules do not allow it, and the engine refused it. The script goes on. */
        static NotDone illegal(String why) {
            return new NotDone("illegal", why, true);
        }

        /** An answer was not among the options, or the engine chose something else. The answer that was taken last is blamed. */
        static NotDone notOffered(String why) {
            return new NotDone("not-offered", why, false);
        }

        /** The engine asked something that no answer fits, and that could go two ways. Never guess. */
        static NotDone undecided(String why) {
            return new NotDone("undecided", why, false);
        }
    }

    /** The answers of one step. Ask them whenever the engine asks: they keep account of what was asked and what was taken. */
    static final class Answers {
        /** What ask gives where the question may be answered in any way. */
        static final Object FREE = new Object();

        final List<Object> asked = new ArrayList<>();
        final List<Object> became = new ArrayList<>();
        private final List<Map<String, Object>> given = new ArrayList<>();
        private int last = -1;

        Answers(Map<String, Object> step) {
            for (Object answer : list(step.getOrDefault("answers", List.of()))) {
                given.add(object(answer));
                became.add("unused");
            }
        }

        /** The answer to a question with two or more options that can be told apart; `about` is a handle, else a name, or null. */
        Object ask(String kind, String player, String about) {
            Map<String, Object> question = new LinkedHashMap<>();
            question.put("kind", kind);
            question.put("player", player);
            question.put("about", about);
            asked.add(question);
            Object answer = take(kind, player, about);
            if (answer == null) {
                throw NotDone.undecided(player + " is asked " + kind + (about == null ? "" : " about " + about));
            }
            return answer;
        }

        /** The same of a question that has one option, or that the engine answers by itself; null where no answer fits. */
        Object take(String kind, String player, String about) {
            for (int place = 0; place < given.size(); place++) {
                Map<String, Object> answer = given.get(place);
                boolean free = Boolean.TRUE.equals(answer.get("free"));
                if (answer.get("kind").equals(kind)
                        && answer.getOrDefault("player", player).equals(player)
                        && (!answer.containsKey("about") || answer.get("about").equals(about))
                        && (free || became.get(place).equals("unused"))) {
                    became.set(place, "taken");
                    last = place;
                    return free ? FREE : answer.get("answer");
                }
            }
            return null;
        }

        void refuse() {
            if (last >= 0) {
                became.set(last, "not-offered");
            }
        }
    }

    /** Throws Unsupported, reason format, for an object that has another key than these. */
    static void only(Map<String, Object> object, String... keys) {
        for (String key : object.keySet()) {
            if (!Arrays.asList(keys).contains(key)) {
                throw new Unsupported("format", key);
            }
        }
    }

    /**
     * A card or token of a table: in whose list it stands, the zone, its handle or null, and what stands there: "card", "tapped" and so on.
     * By the handle the script and the snapshot call it: the one that it is given with "as", else its name if the table has it only once.
     */
    record Entry(String player, String zone, String handle, Map<String, Object> fields) {}

    static final List<String> ZONES = List.of("hand", "library", "graveyard", "command", "exile", "battlefield");

    /** Every card and token of a table, seat by seat and zone by zone, each zone in its order. */
    static List<Entry> entries(Map<String, Object> table) {
        List<Entry> entries = new ArrayList<>();
        Map<Object, Integer> count = new LinkedHashMap<>(); // how often the table has each card; copies and tokens are called nothing
        for (Object seat : list(table.get("players"))) {
            Map<String, Object> player = object(seat);
            for (String zone : ZONES) {
                for (Object each : list(player.getOrDefault(zone, List.of()))) {
                    Map<String, Object> fields = each instanceof String ? Map.of("card", each) : object(each);
                    entries.add(new Entry((String) player.get("id"), zone, (String) fields.get("as"), fields));
                    if (!fields.containsKey("copy-of")) {
                        count.merge(fields.getOrDefault("card", ""), 1, Integer::sum);
                    }
                }
            }
        }
        entries.replaceAll(each -> {
            String card = (String) each.fields.get("card");
            boolean unique = card != null && !each.fields.containsKey("copy-of") && count.get(card) == 1;
            return each.handle == null && unique ? new Entry(each.player, each.zone, card, each.fields) : each;
        });
        return entries;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    // ---- the protocol

    static final List<String> PARTS = List.of(
            "life", "counters", "mana", "hand", "library", "graveyard", "exile", "battlefield", "command", "lost", "objects", "types",
            "colors", "power-toughness", "object-counters", "tapped", "damage", "attached-to", "token", "stack", "targets", "step",
            "active", "turn", "asked");
    static final List<String> ALL_NEEDS = List.of("teams", "more-than-two-players", "payment");
    static final long PROTOCOL = 1;

    public static void main(String[] arguments) throws IOException {
        OutputStream answers = new FileOutputStream(FileDescriptor.out);
        System.setOut(System.err); // standard output is the protocol's alone: what else is printed goes to standard error
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            Map<String, Object> request = object(new Json(line).document());
            if ("bye".equals(request.get("cmd"))) {
                break;
            }
            Map<String, Object> answer = new LinkedHashMap<>();
            answer.put("id", request.get("id"));
            answer.putAll(answerTo(request));
            answers.write((Json.text(answer) + "\n").getBytes(StandardCharsets.UTF_8));
            answers.flush();
        }
        System.exit(0); // whatever threads the engine has left
    }

    static Map<String, Object> answerTo(Map<String, Object> request) {
        try {
            Object command = request.get("cmd");
            if ("hello".equals(command)) {
                return hello(list(request.get("protocol")));
            }
            return "run".equals(command) ? run(request) : error("there is no command " + command);
        } catch (Unsupported lacking) {
            return Map.of("status", "unsupported", "reason", lacking.reason, "detail", lacking.detail);
        } catch (Throwable fault) { // whatever it is, the next request starts from nothing
            fault.printStackTrace();
            return error(fault.toString());
        }
    }

    static Map<String, Object> hello(List<Object> versions) {
        if (PROTOCOL < (Long) versions.get(0) || PROTOCOL > (Long) versions.get(1)) {
            return error("this adapter speaks version " + PROTOCOL + " of the protocol, the runner " + versions);
        }
        Map<String, Object> engine = Map.of("name", "@NAME@", "version", VERSION);
        return Map.of("protocol", PROTOCOL, "engine", engine, "reports", yesOrNo(PARTS, REPORTS), "needs", yesOrNo(ALL_NEEDS, NEEDS));
    }

    static Map<String, Object> yesOrNo(List<String> all, Set<String> chosen) {
        if (!all.containsAll(chosen)) {
            throw new IllegalArgumentException("one of " + chosen + " is none of " + all);
        }
        Map<String, Object> answers = new LinkedHashMap<>();
        all.forEach(each -> answers.put(each, chosen.contains(each)));
        return answers;
    }

    static Map<String, Object> run(Map<String, Object> request) {
        Engine engine = new Engine();
        engine.setUp(object(request.get("table")));
        Object setup = shown(engine);
        List<Object> steps = new ArrayList<>();
        for (Object step : list(request.get("script"))) {
            Map<String, Object> result = result(engine, object(step));
            steps.add(result);
            if (Set.of("not-offered", "undecided").contains(result.get("outcome"))) {
                break;
            }
        }
        return Map.of("status", "done", "setup", setup, "steps", steps);
    }

    static Map<String, Object> result(Engine engine, Map<String, Object> step) {
        Answers answers = new Answers(step);
        NotDone end = null;
        try {
            engine.step(step, answers);
        } catch (NotDone notDone) {
            end = notDone;
            if (end.outcome.equals("not-offered")) {
                answers.refuse();
            }
        }
        Map<String, Object> result = new LinkedHashMap<>();
        result.put("outcome", end == null ? "done" : end.outcome);
        result.put("why", end == null ? null : end.getMessage());
        result.put("asked", answers.asked);
        result.put("answers", answers.became);
        result.put("snapshot", end == null || end.unchanged ? shown(engine) : null);
        return result;
    }

    /** The game as it is now: an engine may show maps that it goes on changing. */
    static Object shown(Engine engine) {
        return new Json(Json.text(engine.snapshot())).document();
    }

    static Map<String, Object> error(String message) {
        return Map.of("status", "error", "message", message.substring(0, Math.min(message.length(), 20_000)));
    }

    // ---- JSON

    /** A reader of one document, as Map, List, String, Long, Double, Boolean and null; and a writer of the same. */
    static final class Json {
        private final String text;
        private int at = 0;

        Json(String text) {
            this.text = text;
        }

        Object document() {
            Object value = value();
            if (next() != 0) {
                throw wrong("something after the end");
            }
            return value;
        }

        private Object value() {
            char first = next();
            if (first == '{') {
                return members();
            }
            if (first == '[') {
                return elements();
            }
            if (first == '"') {
                return string();
            }
            int start = at;
            while (at < text.length() && "{}[]\",: \t\r\n".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            String word = text.substring(start, at);
            return switch (word) {
                case "true" -> true;
                case "false" -> false;
                case "null" -> null;
                default -> number(word);
            };
        }

        private Object number(String word) {
            if (!word.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?")) {
                throw wrong("'" + word + "'");
            }
            if (word.matches("-?[0-9]+")) {
                return Long.parseLong(word);
            }
            return Double.parseDouble(word);
        }

        private Map<String, Object> members() {
            Map<String, Object> members = new LinkedHashMap<>();
            at++;
            while (next() != '}') {
                if (!members.isEmpty()) {
                    expect(',');
                }
                next();
                String key = string();
                expect(':');
                members.put(key, value());
            }
            at++;
            return members;
        }

        private List<Object> elements() {
            List<Object> elements = new ArrayList<>();
            at++;
            while (next() != ']') {
                if (!elements.isEmpty()) {
                    expect(',');
                }
                elements.add(value());
            }
            at++;
            return elements;
        }

        private String string() {
            expect('"');
            StringBuilder string = new StringBuilder();
            while (at < text.length() && text.charAt(at) != '"') {
                char character = text.charAt(at++);
                if (character != '\\') {
                    string.append(character);
                    continue;
                }
                char escaped = at < text.length() ? text.charAt(at++) : 0;
                int plain = "\"\\/bfnrt".indexOf(escaped);
                if (plain >= 0) {
                    string.append("\"\\/\b\f\n\r\t".charAt(plain));
                } else if (escaped == 'u' && at + 4 <= text.length()) {
                    string.append((char) Integer.parseInt(text.substring(at, at += 4), 16));
                } else {
                    throw wrong("an escape that is none");
                }
            }
            expect('"');
            return string.toString();
        }

        /** The next character that is no space, which stays to be read; 0 at the end. */
        private char next() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            return at < text.length() ? text.charAt(at) : 0;
        }

        private void expect(char character) {
            if (next() != character) {
                throw wrong("no '" + character + "'");
            }
            at++;
        }

        private IllegalArgumentException wrong(String what) {
            return new IllegalArgumentException("not JSON: " + what + " at character " + at);
        }

        static String text(Object value) {
            StringBuilder text = new StringBuilder();
            write(value, text);
            return text.toString();
        }

        private static void write(Object value, StringBuilder text) {
            if (value instanceof Map<?, ?> members) {
                text.append('{');
                members.forEach((key, member) -> {
                    text.append(text.charAt(text.length() - 1) == '{' ? "" : ",");
                    write(String.valueOf(key), text);
                    text.append(':');
                    write(member, text);
                });
                text.append('}');
            } else if (value instanceof Collection<?> elements) {
                text.append('[');
                for (Object element : elements) {
                    text.append(text.charAt(text.length() - 1) == '[' ? "" : ",");
                    write(element, text);
                }
                text.append(']');
            } else if (value == null || value instanceof Number || value instanceof Boolean) {
                text.append(value);
            } else {
                text.append('"');
                for (char character : value.toString().toCharArray()) {
                    if (character < ' ' || character == '"' || character == '\\') {
                        text.append(String.format("\\u%04x", (int) character));
                    } else {
                        text.append(character);
                    }
                }
                text.append('"');
            }
        }
    }
}
