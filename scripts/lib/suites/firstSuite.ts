import { PORTS_VARIABLE, PROJECT } from '../../../tests/first/firstProject.ts';
import { browserVariables } from './browserVariables.ts';
import { choosePorts } from '../processes/ports.ts';
import { suiteVariables } from '../settings/suiteEnvironment.ts';
import { playwright, type Run } from './suiteRunners.ts';

/** From nothing to the first customer: its test starts what it deploys, on ports that are chosen before. */
export const firstSuite: Run = async (how) => {
  const ports = await choosePorts();
  return playwright('first')({
    ...how,
    environment: {
      ...suiteVariables({ projectId: PROJECT, ports }),
      ...browserVariables(),
      [PORTS_VARIABLE]: JSON.stringify(ports),
    },
  });
};
