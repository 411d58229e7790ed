import { Text } from '@sanity/ui'
import { useState } from 'react'
import type { SanityClient } from 'sanity'
import { bothVersions } from '../screens/change-published.ts'
import { CheckRow, Confirmation, SmallButton, TouchButton } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'
import { HiddenStillMentioned } from '../website/hidden.tsx'
import { LinkButton } from './job-tiles.tsx'
import { newDocument } from './jobs.ts'

type Row = { _id: string; name: string | null; shown: boolean }

/** Of what he says whether it is his: the button, the question, its documents, and what leads to one that is not among them. */
const CHOICES = {
  city: {
    text: 'Check your towns',
    header: 'Where do you work?',
    order: 'order asc',
    name: 'name',
    other: 'Not on the list? Add your town',
  },
  service: {
    text: 'Check your trades',
    header: 'What do you do?',
    order: 'coalesce(category->title, title) asc, defined(category) asc, title asc',
    name: 'title',
    other: 'Not on the list? Add what you do',
  },
} as const

export type Chosen = keyof typeof CHOICES

/** The owner checks the towns or the trades that are his from then on, and the website leaves out the others with their pages. */
export function ChooseShown({ type }: { type: Chosen }) {
  const { text, header, order, name, other } = CHOICES[type]
  const client = useLake()
  const { isBusy, attempt } = useAttempt('That wasn’t kept')
  const [rows, setRows] = useState<readonly Row[] | null>(null)
  const [saved, setSaved] = useState(0)
  const query = `*[_type == $type] | order(${order}){_id, "name": ${name}, "shown": shown != false}`
  const isAnyShown = rows?.some(({ shown }) => shown)
  const open = async () =>
    setRows(await client.withConfig({ perspective: 'published' }).fetch<Row[]>(query, { type }))
  const choose = (id: string, shown: boolean) =>
    setRows((before) => before?.map((row) => (row._id === id ? { ...row, shown } : row)) ?? null)
  const save = async (chosen: readonly Row[]) => {
    setRows(null)
    await keep(client, type, chosen)
    setSaved((times) => times + 1)
  }
  return (
    <>
      <TouchButton text={text} disabled={isBusy} onClick={() => void attempt(open)} />
      <HiddenStillMentioned type={type} saved={saved} />
      {rows && (
        <Confirmation
          header={header}
          confirm={{ text: isAnyShown ? 'Save' : 'Check at least one', disabled: !isAnyShown }}
          onClose={() => setRows(null)}
          onConfirm={() => void attempt(() => save(rows))}
        >
          <Text size={2}>
            Your website leaves out the others, with all their pages. Check one again to bring it back.
          </Text>
          <SmallButton
            text={isAnyShown ? 'Uncheck all' : 'Check all'}
            onClick={() => setRows(rows.map((row) => ({ ...row, shown: !isAnyShown })))}
          />
          {rows.map(({ _id, name: title, shown }) => (
            <CheckRow key={_id} isChecked={shown} onCheck={(isChecked) => choose(_id, isChecked)}>
              {title}
            </CheckRow>
          ))}
          <LinkButton place={newDocument(type)} text={other} />
        </Confirmation>
      )}
    </>
  )
}

/** Towns that a sample counted from the office of the sample: for the owner's own office they may be the closest. */
const elsewhere = `*[_type == "city" && _id in $ids && defined(travelFrom) && travelFrom != *[_id == "business"][0].locality]`

/** In one transaction, drafts among them. What is checked again has its switch as it was before there was a choice. */
async function keep(client: SanityClient, type: Chosen, rows: readonly Row[]): Promise<void> {
  const idsOf = (shown: boolean) => rows.flatMap((row) => (row.shown === shown ? row._id : []))
  const his = idsOf(true)
  const transaction = client
    .transaction()
    .patch(bothVersions(client, his).unset(['shown', 'sample']))
    .patch(bothVersions(client, idsOf(false)).set({ shown: false }).unset(['sample']))
  if (type === 'city')
    transaction.patch(client.patch({ query: elsewhere, params: { ids: his } }).set({ tier: 'primary' }))
  await transaction.commit({ tag: 'chosen' })
}
