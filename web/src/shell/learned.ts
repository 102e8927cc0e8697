// What was learned in this browser: the answers of each lesson that was begun, and which lessons were finished.
const PLACE = 'fairwind-lessons';

interface Learned {
  answers: readonly string[];
  done: boolean;
}
type Courses = Record<string, Record<string, Learned>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function learned(value: unknown): Learned {
  if (!isRecord(value)) return { answers: [], done: false };
  const { answers, done } = value;
  const given = Array.isArray(answers) ? answers.filter((one): one is string => typeof one === 'string') : [];
  return { answers: given, done: done === true };
}

function read(): Courses {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (!isRecord(kept)) return {};
    const courses = Object.entries(kept).filter((entry): entry is [string, Record<string, unknown>] =>
      isRecord(entry[1]),
    );
    return Object.fromEntries(
      courses.map(([game, lessons]) => [
        game,
        Object.fromEntries(Object.entries(lessons).map(([lesson, value]) => [lesson, learned(value)])),
      ]),
    );
  } catch {
    return {};
  }
}

function write(game: string, lesson: string, value: Learned): void {
  const courses = read();
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...courses, [game]: { ...courses[game], [lesson]: value } }));
  } catch {
    // A browser without storage begins each lesson anew.
  }
}

const of = (game: string, lesson: string): Learned => read()[game]?.[lesson] ?? learned(null);

/** What somebody has answered in a lesson that they have not finished. */
export const answersIn = (game: string, lesson: string): readonly string[] => of(game, lesson).answers;

/** Whether a lesson was finished, once at least. */
export const isDone = (game: string, lesson: string): boolean => of(game, lesson).done;

/** Whether a lesson was begun and not finished. */
export const isBegun = (game: string, lesson: string): boolean => answersIn(game, lesson).length > 0;

/** Remember how far somebody has come. */
export function noteAnswers(game: string, lesson: string, answers: readonly string[]): void {
  write(game, lesson, { answers, done: isDone(game, lesson) });
}

/** Remember that a lesson was finished; whoever opens it again begins anew. */
export function noteDone(game: string, lesson: string): void {
  write(game, lesson, { answers: [], done: true });
}

/** The lesson to go on with: the one that was begun, else the first that was not finished. */
export function comesNext(game: string, lessons: readonly string[]): string | undefined {
  return (
    lessons.find((lesson) => isBegun(game, lesson) && !isDone(game, lesson)) ??
    lessons.find((lesson) => !isDone(game, lesson))
  );
}
