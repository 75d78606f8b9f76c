import type { Fault, FaultSwitch } from '@/server/faults';

/** A switch that a test turns: faults are played one by one, a standing one for ever. */
export type TestFaults = {
  readonly next: FaultSwitch;
  readonly queue: (...faults: readonly Fault[]) => void;
  readonly always: (fault: Fault | undefined) => void;
  readonly clear: () => void;
};

/** Makes a switch that plays nothing yet. */
export function createTestFaults(): TestFaults {
  let queued: Fault[] = [];
  let standing: Fault | undefined;
  return {
    next: () => queued.shift() ?? standing,
    queue: (...faults) => {
      queued.push(...faults);
    },
    always: (fault) => {
      standing = fault;
    },
    clear: () => {
      queued = [];
      standing = undefined;
    },
  };
}
