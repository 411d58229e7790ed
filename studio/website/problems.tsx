import { Card, Stack, Text } from '@sanity/ui'
import type { Lack } from 'pages-as-files'
import type { PageProblem } from 'pages-as-files/status'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { lackWords } from '#content/documents/field-title.ts'
import { renditionAt } from '#content/pictures/rendition.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Label } from '../screens/parts.tsx'

export const PICTURES_MISSING = 'Visitors can’t see this picture.'

export const PARTS_MISSING = 'Something you published can’t be shown.'

/**
 * A picture has an address for each of its sizes. Pages that show a part as it was, or without it, are up to date otherwise. What is
 * said of such a part is true of a page that waits for the same field, too.
 */
export function partedProblems(problems: readonly PageProblem[]) {
  const isPicture = ({ path }: PageProblem) => renditionAt(path) !== undefined
  const isMade = ({ fields }: PageProblem) => fields.length > 0 && fields.every(({ instead }) => instead)
  const parts = problems.filter(isMade)
  const told = new Set(parts.flatMap(({ fields }) => fields.map(keyOf)))
  const isTold = ({ fields }: PageProblem) =>
    fields.length > 0 && fields.every((lack) => told.has(keyOf(lack)))
  return {
    pages: problems.filter((problem) => !isPicture(problem) && !isTold(problem)),
    parts,
    pictures: problems.filter(isPicture),
  }
}

/** Pages, parts of them and pictures that can't be made from what is published, and where to fill in what they lack. */
export function Problems({ problems }: { problems: readonly PageProblem[] }) {
  if (problems.length === 0) return null
  const { pages, parts, pictures } = partedProblems(problems)
  return (
    <Card tone="critical" padding={3} radius={2} border>
      <Stack gap={3}>
        {pictures.length > 0 && <Label>{PICTURES_MISSING}</Label>}
        <LackLines problems={pictures} />
        <LackLines problems={parts} />
        {pages.map(({ path, fields }) => (
          <Stack key={path} gap={2}>
            <Label>{`The page ${path} can’t be updated. Visitors still see the last good version.`}</Label>
            {fields.length === 0 && (
              <Text size={1}>We’ll try again the next time you publish something.</Text>
            )}
            {fields.map((lack) => (
              <LackLine key={keyOf(lack)} lack={lack} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

/** Each thing once that is missing, with the way to it. */
export function LackLines({ problems }: { problems: readonly PageProblem[] }) {
  const lacks = problems.flatMap(({ fields }) => fields)
  const unique = new Map(lacks.map((lack) => [keyOf(lack), lack]))
  return [...unique].map(([key, lack]) => <LackLine key={key} lack={lack} />)
}

function keyOf({ id, field }: Lack): string {
  return `${id} ${field}`
}

const INSTEAD = {
  before: 'Visitors still see the last good version. ',
  nothing: 'Visitors don’t see it. ',
} as const

function LackLine({ lack }: { lack: Lack }) {
  const { id, type, field, reason, instead } = lack
  const mayChange = useMayChange()(type)
  const title = useSchema().get(type)?.title
  // One that exists once, or was emptied, has no name of its own.
  const named = lack.document === id && title ? { ...lack, document: title } : lack
  return (
    <Text size={1}>
      {`${lackWords(named)} ${instead ? INSTEAD[instead] : ''}`}
      {mayChange && (
        <IntentLink intent="edit" params={{ id, type, ...(field && { path: field }) }}>
          {reason.endsWith('is empty.') ? 'Fill it in' : 'Change it'}
        </IntentLink>
      )}
    </Text>
  )
}
