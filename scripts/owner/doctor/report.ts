/** A sentence about what is wrong, with the step that mends it if that is not the check's own; undefined or false if nothing is. */
export type Problem = string | readonly [text: string, step: string] | false | undefined;

export interface Finding {
  line: string;
  isProblem: boolean;
  name: string;
  step: string;
}

/** A problem that a check rejects with. Without a step, the check's own step mends it. */
export class Fault extends Error {
  readonly step: string | undefined;
  constructor(text: string, step?: string) {
    super(text);
    this.step = step;
  }
}

export type Check = () => Promise<Finding[]>;

const SHOWN = 3;

/**
 * Makes a check. `find` returns its faults, or rejects with one. `passed` is reported if there are none. `step` is the step of
 * docs/going-live.md that fixes a fault. There is one finding for each step.
 */
export function check(name: string, step: string, passed: string, find: () => Promise<readonly Problem[]>): Check {
  return async () => {
    const found = await find().catch((error: unknown) => [problemOf(error)]);
    const problems = found.flatMap((problem) => (problem ? [typeof problem === 'string' ? ([problem, step] as const) : problem] : []));
    const steps = Map.groupBy(problems, ([, place]) => place);
    if (steps.size === 0) return [{ line: `✓ ${name}: ${passed}`, isProblem: false, name, step }];
    return [...steps].map(([place, all]) => {
      const texts = all.map(([text]) => printable(text));
      const others = texts.length > SHOWN ? `; and ${texts.length - SHOWN} more` : '';
      const line = `✗ ${name}: ${texts.slice(0, SHOWN).join('; ')}${others}  -> docs/going-live.md ${place}`;
      return { line, isProblem: true, name, step: place };
    });
  };
}

export function problemOf(error: unknown): Problem {
  return error instanceof Fault && error.step !== undefined ? [error.message, error.step] : reasonOf(error);
}

/** Reports paths with the same fault together, whatever stands after "from here on". `problems` has the fault of each path. */
export function grouped(paths: readonly string[], problems: readonly Problem[]): Problem[] {
  const groups = Map.groupBy(paths.keys(), (index) => String(problems[index] || '').replace(/from here on: .*/s, ''));
  groups.delete('');
  return [...groups.values()].map(([first = 0, ...others]): Problem => {
    const problem = problems[first];
    const place = `${paths[first]}${others.length > 0 ? ` (and ${others.length} more)` : ''}`;
    return typeof problem === 'object' ? [`${place} ${problem[0]}`, problem[1]] : `${place} ${String(problem)}`;
  });
}

/** Makes a text from the network safe to print: on one line, without the control characters that a terminal obeys, and not too long. */
export function printable(text: string): string {
  const plain = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain.length > 300 ? `${plain.slice(0, 300)}…` : plain;
}

/** fetch() hides the reason, such as an expired certificate, in the cause of its error. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'does not answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  if (cause.message === 'redirect count exceeded') return 'redirects in a circle';
  return `does not answer (${cause.message || (cause instanceof AggregateError && cause.errors.map(String).join(', '))})`;
}
