import { INTERFACE_FAULTS } from './interfaceFaults.ts';
import { SERVER_FAULTS } from './serverFaults.ts';
import { SURFACE_FAULTS } from './surfaceFaults.ts';
import type { Fault } from './fault.ts';

/** Over the domain, functions, engine, rules, headers, index, PWA and screens. */
export const FAULTS: readonly Fault[] = [...SERVER_FAULTS, ...SURFACE_FAULTS, ...INTERFACE_FAULTS];
