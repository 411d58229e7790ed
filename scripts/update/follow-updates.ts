import type { Session } from '../product/session.ts'
import type { Supervisor } from '../product/supervisor.ts'
import { listenForUpdates } from './control-socket.ts'
import { Handover } from './handover.ts'
import { OwnVersion } from './own-version.ts'

/** Lets `npm run update` hand the running product over to another version. */
export async function followUpdates(session: Session, supervisor: Supervisor): Promise<void> {
  const handover = new Handover(new OwnVersion(session, supervisor), session.sockets)
  await listenForUpdates((folder, tell) => handover.to(folder, tell))
}
