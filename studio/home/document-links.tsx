import { Flex } from '@sanity/ui'
import { getPublishedId, useSchema } from 'sanity'
import { documentTitle, typeTitle } from '../document-title.ts'
import { DocumentLink, Hint, List, LongName } from '../screens/parts.tsx'
import type { Named } from './home-question.ts'

type DocumentLinksProps = { documents: readonly Named[]; noteOf: (document: Named) => string }

/** Documents by name, each a line that a thumb hits and that opens its form. */
export function DocumentLinks({ documents, noteOf }: DocumentLinksProps) {
  return (
    <List>
      {documents.map((document) => (
        <li key={document._id}>
          <NamedLink document={document} note={noteOf(document)} />
        </li>
      ))}
    </List>
  )
}

function NamedLink({ document, note }: { document: Named; note: string }) {
  const schema = useSchema()
  const { _id, _type } = document
  const title = documentTitle(schema, document)
  const type = typeTitle(schema, _type)
  return (
    <DocumentLink params={{ id: getPublishedId(_id), type: _type }}>
      <Flex align="center" gap={3} wrap="wrap" justify="space-between">
        <LongName>{title}</LongName>
        <Hint>{title === type ? note : `${type}, ${note}`}</Hint>
      </Flex>
    </DocumentLink>
  )
}
