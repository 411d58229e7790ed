import { Card, Flex, Stack, Text } from '@sanity/ui'
import { getPublishedId, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { documentTitle, typeTitle } from '../document-title.ts'
import type { Named } from './home-question.ts'

type DocumentLinksProps = { documents: readonly Named[]; noteOf: (document: Named) => string }

/** Documents by name, each a line that a thumb hits and that opens its form. */
export function DocumentLinks({ documents, noteOf }: DocumentLinksProps) {
  return (
    <Stack as="ul" gap={2} padding={0} margin={0} style={{ listStyle: 'none' }}>
      {documents.map((document) => (
        <li key={document._id}>
          <DocumentLink document={document} note={noteOf(document)} />
        </li>
      ))}
    </Stack>
  )
}

function DocumentLink({ document, note }: { document: Named; note: string }) {
  const schema = useSchema()
  const { _id, _type } = document
  const title = documentTitle(schema, document)
  const type = typeTitle(schema, _type)
  return (
    <IntentLink
      intent="edit"
      params={{ id: getPublishedId(_id), type: _type }}
      style={{ color: 'inherit', textDecoration: 'none' }}
    >
      <Card border padding={3} radius={2} style={{ minHeight: 44 }}>
        <Flex align="center" gap={3} wrap="wrap" justify="space-between">
          <Text size={2} weight="medium" style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <Text size={1} muted>
            {title === type ? note : `${type}, ${note}`}
          </Text>
        </Flex>
      </Card>
    </IntentLink>
  )
}
