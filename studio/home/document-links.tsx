import { getPublishedId, useSchema } from 'sanity'
import { listTitle, typeTitle } from '../document-title.ts'
import { DocumentLink, List } from '../screens/parts.tsx'
import type { Named } from './home-question.ts'

type DocumentLinksProps = { documents: readonly Named[]; noteOf: (document: Named) => string }

/** Documents by name, each with a note. */
export function DocumentLinks({ documents, noteOf }: DocumentLinksProps) {
  const schema = useSchema()
  return (
    <List>
      {documents.map((document) => {
        const { _id: id, _type: type } = document
        const [title, kind] = [listTitle(schema, document), typeTitle(schema, type)]
        const note = title === kind ? noteOf(document) : `${kind}, ${noteOf(document)}`
        return <DocumentLink key={id} params={{ id: getPublishedId(id), type }} title={title} note={note} />
      })}
    </List>
  )
}
