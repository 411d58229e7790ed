import { Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, type SanityDocument, useSchema } from 'sanity'
import { kindAndTitle } from '../document-title.ts'
import { counted } from '../screens/counted.ts'
import { Choices, DocumentLink, List, TouchButton } from '../screens/parts.tsx'
import type { Plan } from './used-by.ts'

type Tone = 'primary' | 'critical'

export type Way = 'hide' | 'delete'

type Props = {
  users: readonly SanityDocument[]
  /** What may follow when it is taken out everywhere. */
  ways: readonly Way[]
  plan: () => Promise<Plan>
  onTakeOut: (plan: Plan, then: Way | null) => void
  onClose: () => void
}

const THEN: Readonly<Record<Way, { text: string; tone: Tone }>> = {
  hide: { text: 'Take out and hide it', tone: 'primary' },
  delete: { text: 'Take out and delete it', tone: 'critical' },
}

/** Says in words what uses a document, and takes it out there where that leaves nothing half said. */
export function UsedElsewhere({ users, ways, plan, onTakeOut, onClose }: Props) {
  const [made, setMade] = useState<Plan | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const make = () => {
    setIsBusy(true)
    void plan().then((answer) => {
      setMade(answer)
      setIsBusy(false)
    })
  }
  if (made) return <Decision plan={made} ways={ways} onTakeOut={onTakeOut} onClose={onClose} />
  return (
    <Stack gap={5}>
      <Text size={2}>
        Your website uses it in these places. Before it can go, it has to come out of all of them:
      </Text>
      <Documents documents={users} onOpen={onClose} />
      <Choices onClose={onClose}>
        <Action text="Take it out everywhere…" onClick={make} disabled={isBusy} />
      </Choices>
    </Stack>
  )
}

function Decision({ plan, ways, onTakeOut, onClose }: Omit<Props, 'users' | 'plan'> & { plan: Plan }) {
  const { changes, byHand } = plan
  const places = counted(changes.length, 'place')
  return (
    <Stack gap={5}>
      {byHand.length > 0 && (
        <>
          <Text size={2}>
            These mention it in a sentence, or don’t work without it. Open each one, and change or delete it
            first:
          </Text>
          <Documents documents={byHand} onOpen={onClose} />
        </>
      )}
      {changes.length > 0 && (
        <Text size={2}>
          {byHand.length > 0
            ? `We can take it out of ${places} now. Your website changes right away.`
            : `We’ll take it out of ${places}, and your website changes right away. If you hide it, it stays here as a draft. If you delete it, you can bring it back for 90 days.`}
        </Text>
      )}
      <Choices onClose={onClose}>
        {byHand.length === 0
          ? ways.map((way) => <Action key={way} {...THEN[way]} onClick={() => onTakeOut(plan, way)} />)
          : changes.length > 0 && (
              <Action text={`Take it out of ${places}`} onClick={() => onTakeOut(plan, null)} />
            )}
      </Choices>
    </Stack>
  )
}

/** A document and its draft are one to the owner. */
function Documents({ documents, onOpen }: { documents: readonly SanityDocument[]; onOpen: () => void }) {
  const schema = useSchema()
  const byId = new Map(documents.map((document) => [getPublishedId(document._id), document]))
  return (
    <List>
      {[...byId].map(([id, document]) => (
        <DocumentLink
          key={id}
          params={{ id, type: document._type }}
          title={kindAndTitle(schema, document)}
          onClick={onOpen}
        />
      ))}
    </List>
  )
}

type ActionProps = { text: string; tone?: Tone; disabled?: boolean; onClick: () => void }

function Action({ tone = 'primary', ...props }: ActionProps) {
  return <TouchButton mode="default" tone={tone} {...props} />
}
