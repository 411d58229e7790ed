import { parseArgs } from 'node:util'
import { dailyRole } from '#content/environment/roles.ts'
import { withUsage } from '../console/arguments.ts'
import { Failure } from '../console/failure.ts'
import { loadEnvironment } from '../environment/project-root.ts'
import { newPassword } from '../people/ask-password.ts'
import type { PeopleOfLake } from '../people/people-of-lake.ts'
import { runMain } from '../product/processes/run-main.ts'

const HELP = `Who may log in to the Studio:

  npm run people                                    lists everyone
  npm run people -- add "Maria" --role=${dailyRole.name}       adds somebody who may change ${dailyRole.title},
                                                    and read the rest
  npm run people -- add "Bob" --role=everything     adds somebody who may change everything, as the owner may
  npm run people -- password "Maria"                gives somebody another password, when theirs is forgotten
                                                    or their phone is lost; so does "password Owner" for the owner
  npm run people -- remove "Maria"                  removes somebody, and logs them out everywhere at once

It asks for the password without showing it, and makes one when you leave it empty. It works whether the website runs or not.`

const ROLES: Readonly<Record<string, string>> = {
  everything: 'may change everything',
  [dailyRole.name]: `may change ${dailyRole.title}`,
}

/** `npm run people`: lists, adds and removes the people who may log in to the Studio. */
await runMain(async () => {
  const { verb, name, role } = readArguments()
  if (verb === 'help') return console.log(HELP)
  const { peopleOf } = await import('../people/people-of-lake.ts')
  const people = await peopleOf(loadEnvironment())
  if (verb === 'list') return list(people)
  if (name === undefined) throw new Failure(`Say who, such as: npm run people -- ${verb} "Maria"`)
  if (verb === 'add') return add(people, name, role)
  if (verb === 'password') return resetPassword(people, name)
  const removed = await people.remove(name)
  console.log(`${removed.name} was removed, and is logged out everywhere. The history still names them.`)
})

function readArguments() {
  const options = { role: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const
  return withUsage(HELP, () => {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [verb = 'list', name, ...more] = positionals
    if (values.help) return { verb: 'help' }
    if (!['list', 'add', 'remove', 'password', 'help'].includes(verb))
      throw new Error(`There is no "${verb}".`)
    if (more.length > 0) throw new Error(`Put the name in quotes: "${[name, ...more].join(' ')}"`)
    return { verb, name, role: values.role }
  })
}

async function list(people: PeopleOfLake): Promise<void> {
  const everyone = await people.list()
  const width = Math.max(...everyone.map(({ name }) => name.length))
  for (const { name, role } of everyone) console.log(`  ${name.padEnd(width)}   ${ROLES[role] ?? role}`)
  if (everyone.length === 1) console.log(`\n${HELP}`)
}

async function add(people: PeopleOfLake, name: string, role: string | undefined): Promise<void> {
  if (role === undefined || !(role in ROLES))
    throw new Failure(
      `Say what ${name} may do:\n${Object.entries(ROLES)
        .map(([key, may]) => `  --role=${key}`.padEnd(22) + may)
        .join('\n')}`,
    )
  const { password, isMade } = await newPassword(name)
  const added = await people.add({ name, role, password, isMade })
  console.log(`${added.name} can log in now, and ${ROLES[role]}.`)
  if (isMade) show(added.name, password)
}

async function resetPassword(people: PeopleOfLake, name: string): Promise<void> {
  const { password, isMade } = await newPassword(name)
  const person = await people.setPassword(name, { password, isMade })
  console.log(`${person.name} can log in with another password now, and is logged out everywhere.`)
  if (isMade) show(person.name, password)
}

function show(name: string, password: string): void {
  console.log(
    `\n  Password  ${password}\n\nTell ${name}, who chooses a passkey or another password at the first login. It is kept nowhere and is not shown again.`,
  )
}
