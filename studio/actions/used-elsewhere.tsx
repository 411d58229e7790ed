import { type ButtonProps, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, type SanityDocument, useSchema } from 'sanity'
import { kindAndTitle } from '../document-title.ts'
import { useClosedByBack } from '../screens/closed-by-back.ts'
import { counted } from '../screens/counted.ts'
import { Choices, DocumentLink, List, TouchButton } from '../screens/parts.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import type { Plan } from './used-by.ts'

type Props = {
  users: readonly SanityDocument[]
  plan: () => Promise<Plan>
  onTakeOut: (plan: Plan) => void
  /** Undefined for what can't be hidden, or is. */
  onHide: (() => void) | undefined
  onClose: () => void
}

/** Says in words what uses a document, and takes it out there where that leaves nothing half said. */
export function UsedElsewhere({ users, plan, onTakeOut, onHide, onClose }: Props) {
  useClosedByBack(onClose)
  const [made, setMade] = useState<Plan | null>(null)
  const { isBusy, attempt } = useAttempt('We can’t see right now what has to change')
  const make = () => void attempt(async () => setMade(await plan()))
  if (made) return <Decision plan={made} onTakeOut={onTakeOut} onClose={onClose} />
  return (
    <Stack gap={5}>
      <Text size={2}>
        {onHide
          ? 'Hide it, and it’s gone from all of these at once, until you want it back. Before you can delete it for good, it has to come out of each:'
          : 'Before you can delete it, it has to come out of all of these:'}
      </Text>
      <Documents documents={users} onOpen={onClose} />
      <Choices onClose={onClose}>
        <Action text="See what has to change" tone="default" onClick={make} disabled={isBusy} />
        {onHide && <Action text="Hide it instead" onClick={onHide} />}
      </Choices>
    </Stack>
  )
}

function Decision({ plan, onTakeOut, onClose }: Pick<Props, 'onTakeOut' | 'onClose'> & { plan: Plan }) {
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
            : `We’ll take it out of ${places} and delete it. Your website changes right away, and you can bring it back for 90 days.`}
        </Text>
      )}
      <Choices onClose={onClose}>
        {changes.length > 0 && (
          <Action
            text={byHand.length > 0 ? `Take it out of ${places}` : 'Take out and delete it'}
            tone={byHand.length > 0 ? 'primary' : 'critical'}
            onClick={() => onTakeOut(plan)}
          />
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

const Action = (props: ButtonProps) => <TouchButton mode="default" tone="primary" {...props} />
