import { Text } from '@sanity/ui'
import { useState } from 'react'
import type { SanityClient } from 'sanity'
import { bothVersions } from '../screens/both-versions.ts'
import { isPublished } from '../screens/live-query.ts'
import { CheckRow, Confirmation, TouchButton } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'

type Town = { _id: string; name: string | null; shown: boolean }

const townsQuery = `*[_type == "city" && ${isPublished}]
  | order(order asc){_id, name, "shown": shown != false}`

/** The owner checks the towns where he works: those are his from then on, and the website leaves out the others with their pages. */
export function ChooseTowns() {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('Your towns weren’t kept')
  const [towns, setTowns] = useState<readonly Town[] | null>(null)
  const open = async () => setTowns(await client.fetch<Town[]>(townsQuery))
  const choose = (id: string, shown: boolean) =>
    setTowns((before) => before?.map((town) => (town._id === id ? { ...town, shown } : town)) ?? null)
  const save = async (chosen: readonly Town[]) => {
    setTowns(null)
    await keepTowns(client, chosen)
  }
  return (
    <>
      <TouchButton text="Check your towns" disabled={isBusy} onClick={() => void attempt(open)} />
      {towns && (
        <Confirmation
          header="Where do you work?"
          confirm={{ text: 'Save', disabled: !towns.some(({ shown }) => shown) }}
          onClose={() => setTowns(null)}
          onConfirm={() => void attempt(() => save(towns))}
        >
          <Text size={2}>
            Your website leaves out the others, with all their pages. Check one again to bring it back.
          </Text>
          {towns.map(({ _id, name, shown }) => (
            <CheckRow key={_id} isChecked={shown} onCheck={(isChecked) => choose(_id, isChecked)}>
              {name}
            </CheckRow>
          ))}
        </Confirmation>
      )}
    </>
  )
}

/** In one transaction, drafts among them. A town that is checked again has its switch as it was before there was a choice. */
async function keepTowns(client: SanityClient, towns: readonly Town[]): Promise<void> {
  const these = (shown: boolean) =>
    bothVersions(
      client,
      towns.flatMap((town) => (town.shown === shown ? town._id : [])),
    )
  await client
    .transaction()
    .patch(these(true).unset(['shown', 'sample']))
    .patch(these(false).set({ shown: false }).unset(['sample']))
    .commit({ tag: 'towns' })
}
