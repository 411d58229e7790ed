import { LakeError } from 'oxbow/errors'
import type { Environment } from '#content/environment/environment.ts'
import { dailyRole } from '#content/environment/roles.ts'
import { Failure } from '../console/failure.ts'
import { lakePlace } from '../environment/lake-place.ts'

type Place = ReturnType<typeof lakePlace>

type ListedPerson = { name: string; role: string }

/** `isMade` where this program has made it: the person chooses another way to log in then. */
type Password = { password: string; isMade: boolean }

/** The people who may log in, of a lake that runs or of one that does not. All throw a `Failure` that says what to do. */
export type PeopleOfLake = {
  list(): Promise<readonly ListedPerson[]>
  add(person: Password & { name: string; role: string }): Promise<ListedPerson>
  remove(name: string): Promise<ListedPerson>
  setPassword(name: string, password: Password): Promise<ListedPerson>
}

export async function peopleOf(environment: Environment): Promise<PeopleOfLake> {
  const place = lakePlace(environment, 'invite people at sanity.io/manage instead.')
  return (await isRunning(environment)) ? peopleOfRunning(environment) : peopleOfStopped(environment, place)
}

/** In milliseconds, by the wall clock: an answer takes some, and nobody listens where none comes at once. */
const PATIENCE = 60_000

async function isRunning({ lake }: Environment): Promise<boolean> {
  const ping = fetch(`${lake.apiHost}/v1/ping`, { signal: AbortSignal.timeout(PATIENCE) })
  // A lake that is too busy to answer still keeps others out of its folder, and that says so.
  const [answer] = await Promise.allSettled([ping])
  return answer.status === 'fulfilled' && answer.value.ok
}

function peopleOfRunning({ lake }: Environment): PeopleOfLake {
  const ask = async (method: string, address: string, body?: object) => {
    const response = await fetch(`${lake.apiHost}/v1/people${address}`, {
      method,
      headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.ok) return answer
    throw new Failure(
      response.status === 401
        ? 'The lake refuses the token: check SANITY_API_WRITE_TOKEN in .env.'
        : String(answer.message),
    )
  }
  const at = (name: string) => `/${encodeURIComponent(name)}`
  return {
    list: () => ask('GET', ''),
    add: (person) => ask('POST', '', person),
    remove: (name) => ask('DELETE', at(name)),
    setPassword: (name, password) => ask('PUT', `${at(name)}/password`, password),
  }
}

function peopleOfStopped(environment: Environment, place: Place): PeopleOfLake {
  type Stopped = ReturnType<typeof import('oxbow/people').openPeople>['people']
  const use = async <Value>(work: (people: Stopped) => Value | Promise<Value>): Promise<Value> => {
    await requireContent(place)
    // Most of the lake: while that runs nobody waits for its modules.
    const { openPeople } = await import('oxbow/people')
    const { people, close } = openPeople({ ...lakeOptions(environment), ...place })
    try {
      return await work(people)
    } catch (error) {
      throw error instanceof LakeError ? new Failure(error.message) : error
    } finally {
      close()
    }
  }
  const listed = ({ name, role }: { name: string; role: { name: string } }) => ({ name, role: role.name })
  return {
    list: () => use((people) => people.list().map(listed)),
    add: (person) => use(async (people) => listed(await people.add(person))),
    remove: (name) => use((people) => listed(people.remove(name))),
    setPassword: (name, { password, isMade }) =>
      use(async (people) => {
        const person = people.require(name)
        await people.setPassword(person, password, { isMade })
        return listed(person)
      }),
  }
}

async function requireContent(place: Place): Promise<void> {
  const { inspectContent } = await import('oxbow/inspect')
  if (inspectContent(place.directory)) return
  throw new Failure(`There is no content in ${place.directory} yet: run "npm start" once, then add people.`)
}

function lakeOptions({ lake, studioPassword, lakePort }: Environment) {
  return {
    port: lakePort,
    projectId: lake.projectId,
    datasets: [lake.dataset],
    token: lake.token,
    password: studioPassword,
    roles: [dailyRole],
  }
}
