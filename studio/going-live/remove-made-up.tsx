import type { Patch } from '@sanity/client'
import { TrashIcon } from '@sanity/icons/Trash'
import { UndoIcon } from '@sanity/icons/Undo'
import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { SanityClient } from 'sanity'
import { launchParser, launchQuery } from '#content/documents/launch-check.ts'
import { madeUpNumbers } from '#content/documents/made-up-numbers.ts'
import { listInWords } from '#content/text/list-in-words.ts'
import { AskFirst } from '../screens/ask-first.tsx'
import { counted } from '../screens/counted.ts'
import { intoSight } from '../screens/into-sight.ts'
import { useMayChange } from '../screens/may-change.ts'
import { CheckRow, Notice, TouchButton } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'

/** A made-up document: whether the website has it, and whether it was taken off here and not by itself. */
export type MadeUp = { _type: string; shown: boolean; removed?: boolean }

/** What a website can be without, by its type, and what one of it is called. */
const KINDS = {
  review: 'review',
  project: 'project',
  claim: 'number about you',
  video: 'video',
  article: 'article on another site',
  socialPost: 'social post',
  socialCard: 'social page',
} as const
type Kind = keyof typeof KINDS
const MANY: Partial<Record<Kind, string>> = {
  claim: 'numbers about you',
  article: 'articles on other sites',
}
const kinds = Object.keys(KINDS).filter((kind): kind is Kind => kind in KINDS)

type Props = { samples: readonly MadeUp[] }

/** Takes off the website what was made up and the owner does not need, and brings it back; for users who may change what shows it. */
export function RemoveMadeUp({ samples }: Props) {
  const mayChange = useMayChange()
  const gone = samples.filter(({ _type, shown, removed }) => !shown && removed && _type in KINDS)
  // The numbers that stayed stand in sentences: they wait among the steps.
  const isKept = ({ _type }: MadeUp) => _type === 'claim' && countOf(gone, 'claim') > 0
  const there = samples.filter((one) => one.shown && one._type in KINDS && !isKept(one))
  const [goneAtFirst] = useState(gone.length)
  if (!kinds.every((kind) => mayChange(kind))) return null
  return (
    <Stack gap={3}>
      {there.length > 0 && <Removing samples={there} />}
      {gone.length > 0 && <Removed samples={gone} isAnswer={gone.length > goneAtFirst} />}
    </Stack>
  )
}

function Removing({ samples }: Props) {
  const client = useLake()
  const [kept, setKept] = useState<readonly Kind[]>([])
  const found = kinds.filter((kind) => countOf(samples, kind) > 0)
  const chosen = found.filter((kind) => !kept.includes(kind))
  const choose = (kind: Kind, isChosen: boolean) =>
    setKept((before) => (isChosen ? before.filter((one) => one !== kind) : [...before, kind]))
  return (
    <AskFirst
      button={{ icon: TrashIcon, text: 'Remove what we made up' }}
      header="Remove what we made up?"
      confirm={{ text: 'Remove them', tone: 'critical', disabled: chosen.length === 0 }}
      failed="Nothing was removed"
      work={() => remove(client, chosen)}
    >
      <Stack gap={4}>
        <Text size={2}>Choose what you don’t need. What’s yours stays.</Text>
        {found.map((kind) => (
          <CheckRow
            key={kind}
            isChecked={!kept.includes(kind)}
            onCheck={(isChecked) => choose(kind, isChecked)}
          >
            {countedKind(samples, kind)}
          </CheckRow>
        ))}
        <Text size={1}>
          Lists, pages, and the made-up rating go along with them. Numbers in sentences stay until you type
          yours. You can bring all of it back right here.
        </Text>
      </Stack>
    </AskFirst>
  )
}

function Removed({ samples, isAnswer }: Props & { isAnswer: boolean }) {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('Nothing came back')
  const found = kinds.filter((kind) => countOf(samples, kind) > 0)
  const names = listInWords(found.map((kind) => countedKind(samples, kind)))
  return (
    <Stack ref={isAnswer ? intoSight : undefined} gap={3}>
      <Notice tone="transparent">{`Off your website: ${names} that we made up.`}</Notice>
      <TouchButton
        icon={UndoIcon}
        text="Undo: bring them back"
        disabled={isBusy}
        onClick={() => void attempt(() => bringBack(client, found))}
      />
    </Stack>
  )
}

const countOf = (samples: readonly MadeUp[], kind: Kind) =>
  samples.filter(({ _type }) => _type === kind).length

const countedKind = (samples: readonly MadeUp[], kind: Kind) =>
  counted(countOf(samples, kind), KINDS[kind], MANY[kind])

/** The made-up average and count, which the website has only while it has made-up reviews. */
const ratings =
  '*[_type == "claim" && sample == true && _id in [*[_id == "business"][0].rating._ref, *[_id == "business"][0].reviewCount._ref]]'

/**
 * Takes the samples of these types that the website has off it, drafts among them, in one transaction, and marks them: what he hid
 * himself is not to come back with them. The numbers that sentences name stay: without them a sentence would not be one.
 */
async function remove(client: SanityClient, types: readonly Kind[]): Promise<void> {
  const documents = launchParser.parse(await client.fetch(launchQuery))
  const named = madeUpNumbers(documents).flatMap(({ id, sentence }) => (sentence ? [id, `drafts.${id}`] : []))
  const samples = client.patch({
    query: '*[_type in $types && sample == true && shown != false && !(_id in $named)]',
    params: { types: [...types], named },
  })
  await change(client, types, samples.set({ shown: false, removed: true }))
}

async function bringBack(client: SanityClient, types: readonly Kind[]): Promise<void> {
  const query = '*[_type in $types && sample == true && removed == true]'
  const samples = client.patch({ query, params: { types: [...types] } })
  await change(client, types, samples.unset(['shown', 'removed']))
}

async function change(client: SanityClient, types: readonly Kind[], samples: Patch): Promise<void> {
  const transaction = client.transaction().patch(samples)
  // Written as they are, so that the pages that show them are made anew.
  if (types.includes('review')) transaction.patch(client.patch({ query: ratings }).set({ sample: true }))
  await transaction.commit({ tag: 'made-up' })
}
