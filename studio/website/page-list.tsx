import { Button, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { DocumentStatus } from '#content/document-status.ts'
import { pageCount } from './words.ts'

/** As many pages as fit above a form on a phone. */
const FEW = 3

/** Links to the pages that show the document, its own first. */
export function PageList({ site, told }: { site: string; told: DocumentStatus }) {
  const [isOpen, setIsOpen] = useState(false)
  const { pages, count } = told
  if (count === 0) return null
  const shown = isOpen ? pages : pages.slice(0, pages.length > FEW + 1 ? FEW : pages.length)
  const more = count - shown.length
  return (
    <Stack gap={2}>
      {shown.map(({ path }) => (
        <Text key={path} size={1}>
          <a
            href={`${site}${path}`}
            target="_blank"
            rel="noreferrer"
            style={{ display: 'inline-block', padding: '6px 0', overflowWrap: 'anywhere' }}
          >
            {path === '/' ? 'Home page' : path}
          </a>
        </Text>
      ))}
      {more > 0 && !isOpen && (
        <div>
          <Button
            mode="bleed"
            fontSize={1}
            text={`Show ${pageCount(more)} more`}
            onClick={() => setIsOpen(true)}
          />
        </div>
      )}
      {more > 0 && isOpen && <Text size={1}>and {pageCount(more)} more</Text>}
    </Stack>
  )
}
