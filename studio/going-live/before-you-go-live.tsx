import { Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { fieldTitle } from '#content/documents/field-title.ts'
import { type LaunchFinding, type LaunchGroup, launchCheck } from '#content/documents/launch-check.ts'
import { listTitle, typeTitle } from '../document-title.ts'
import { useLiveQuery } from '../screens/live-query.ts'
import { LongList } from '../screens/long-list.tsx'
import { DocumentLink, Part } from '../screens/parts.tsx'
import { CannotRead, Waiting } from '../screens/screen.tsx'
import { everythingLive } from './everything-live.ts'
import { RemoveMadeUp } from './remove-made-up.tsx'

/** The list of `npm run launch-check`: what must not go live, why, and where it is. */
export function BeforeYouGoLive() {
  const { answered, hasFailed } = useLiveQuery(everythingLive)
  if (!answered) return <Waiting hasFailed={hasFailed} />
  const groups = launchCheck(answered.answer)
  return (
    <Stack gap={5} padding={4}>
      {hasFailed && <CannotRead />}
      {groups.length === 0 && (
        <Card tone="positive" padding={4} radius={3} border role="status">
          <Text size={2}>You’re all set: nothing’s left to do before you go live.</Text>
        </Card>
      )}
      <RemoveMadeUp samples={madeUpIn(answered.answer)} />
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Stack>
  )
}

const madeUpIn = (documents: readonly LaunchFinding['document'][]) =>
  documents.flatMap(({ _type, sample, shown, removed }) =>
    sample === true ? [{ _type, shown: shown !== false, removed: removed === true }] : [],
  )

function Group({ group: { title, advice, findings } }: { group: LaunchGroup }) {
  return (
    <Part title={`${title} (${findings.length})`}>
      <Text size={2}>{advice}</Text>
      <LongList label={title} items={findings} few={8}>
        {(finding) => <Finding key={finding.document._id} finding={finding} />}
      </LongList>
    </Part>
  )
}

function Finding({ finding: { document, fields } }: { finding: LaunchFinding }) {
  const schema = useSchema()
  const { _id: id, _type: type } = document
  // A path such as `licences.plumbing` leads into a field of the form.
  const names = [...new Set(fields.map((field) => field.replace(/\..*/, '')))]
  const [path] = names
  const titles = names.flatMap((name) => fieldTitle(type, name) ?? [])
  return (
    <DocumentLink
      params={{ id, type, ...(path && path !== 'document' && { path }) }}
      title={listTitle(schema, document)}
      note={[typeTitle(schema, type), ...titles].join(' · ')}
    />
  )
}
