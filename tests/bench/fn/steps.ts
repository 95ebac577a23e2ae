import type { GenerationPorts } from '../../../functions/src/usecases/generation/runGeneration.ts';

/** The steps of a paid action, in their order. The engine's own time is none of them. */
export const STEPS = ['reserve', 'prepare', 'save', 'commit'] as const;
/** Made while the picture is stored: a part of `save`. */
const BESIDE = 'derivatives';
export type Step = (typeof STEPS)[number] | typeof BESIDE;
export type StepTimes = Readonly<Record<Step, number>>;

/** The same ports, each with a stopwatch. `prepare` is no port: it lies before the engine's start. */
export function watched(ports: GenerationPorts): { ports: GenerationPorts; times: StepTimes } {
  const times: Record<Step, number> = {
    reserve: 0,
    prepare: 0,
    derivatives: 0,
    save: 0,
    commit: 0,
  };
  let reservedAt = 0;
  const watch =
    <Request, Outcome>(step: Step, work: (request: Request) => Promise<Outcome>) =>
    async (request: Request): Promise<Outcome> => {
      const startedAt = performance.now();
      const outcome = await work(request);
      reservedAt = performance.now();
      times[step] = reservedAt - startedAt;
      return outcome;
    };
  const { jobs, results, makeDerivatives, engine } = ports;
  return {
    times,
    ports: {
      ...ports,
      jobs: {
        ...jobs,
        reserve: watch('reserve', (request) => jobs.reserve(request)),
        commit: watch('commit', (request) => jobs.commit(request)),
      },
      results: { ...results, save: watch('save', (request) => results.save(request)) },
      makeDerivatives: watch(BESIDE, makeDerivatives),
      engine: {
        ...engine,
        draw: {
          text: (request, context) => {
            times.prepare = performance.now() - reservedAt;
            return engine.draw.text?.(request, context) ?? Promise.reject(new Error('no engine'));
          },
        },
      },
    },
  };
}
