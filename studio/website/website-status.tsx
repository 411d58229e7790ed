import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { DocumentStatus } from 'pages-as-files/status'
import { useEffect, useState } from 'react'
import { useEditState } from 'sanity'
import { IntentLink } from 'sanity/router'
import { aroundDocuments, usePublishedId } from '../layout/document-form.tsx'
import { Label, Notice } from '../screens/parts.tsx'
import { useWebsite } from './address.ts'
import { isShown, useDocumentStatus } from './asking/use-document-status.ts'
import { USUAL } from './asking/use-publishing-status.ts'
import { PageList } from './page-links.tsx'
import { Problems } from './problems.tsx'
import { type Edited, isLinkedNowhere, lateText, type Published, shownText, updatingText } from './words.ts'

/** Puts above the form of each document what visitors get of it. */
export const WithWebsiteStatus = aroundDocuments((props) => (
  <Stack gap={4}>
    <WebsiteStatus type={props.schemaType.name} />
    {props.renderDefault(props)}
  </Stack>
))

function WebsiteStatus({ type }: { type: string }) {
  const address = useWebsite()
  const id = usePublishedId()
  const { draft, published, ready } = useEditState(id, type)
  const told = useDocumentStatus(address, id, published?._rev)
  if (!address || !ready || told === undefined || told === 'unknown') return null
  const edited = { isPublished: published !== null, isChanged: draft !== null }
  if (told === 'unreachable')
    return (
      <Notice tone="caution">We can’t reach your website right now, so we can’t tell what’s on it.</Notice>
    )
  return (
    <Status site={address} told={told} edited={edited} type={type} isShown={isShown(told, published?._rev)} />
  )
}

type StatusProps = {
  site: string
  told: DocumentStatus
  edited: Edited
  type: string
  isShown: boolean
}

function Status({ site, told, edited, type, isShown }: StatusProps) {
  const { isPublished, isChanged } = edited
  const [isOpen, setIsOpen] = useState(false)
  if (!isPublished && !isChanged && isShown) return null
  if (!isPublished && isShown)
    return <Notice tone="transparent">Not on your website yet. It will be when you publish.</Notice>
  if (!isShown)
    return (
      <Updating published={{ type, isFirst: told.revision === null, isRemoved: !isPublished }} told={told} />
    )
  const isOneLine =
    told.count > 0 && !isOpen && !isChanged && told.problems.length === 0 && !isLinkedNowhere(told, type)
  return (
    <Card
      tone={told.count > 0 || isNeverShown(type) ? 'positive' : 'caution'}
      paddingX={3}
      paddingTop={told.count > 0 ? 0 : 3}
      paddingBottom={isOneLine ? 0 : 3}
      radius={2}
      border
      role="status"
    >
      <Stack gap={3}>
        <Flex align="center" gap={3} justify="space-between">
          <Label>{shownText(told, type)}</Label>
          {told.count > 0 && (
            <Button
              mode="bleed"
              fontSize={1}
              text={isOpen ? 'Hide' : 'Show'}
              aria-label={isOpen ? 'Hide the pages' : 'Show the pages'}
              aria-expanded={isOpen}
              style={{ flex: 'none', minHeight: 44, minWidth: 44 }}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </Flex>
        {isOpen && <PageList site={site} told={told} />}
        {isChanged && <Text size={1}>Your changes since then go live when you publish.</Text>}
        {isLinkedNowhere(told, type) && <LinkedNowhere />}
        <Problems problems={told.problems} />
      </Stack>
    </Card>
  )
}

function LinkedNowhere() {
  return (
    <Text size={1}>
      {'No menu or page links to it yet, so visitors won’t come across it. '}
      <IntentLink intent="edit" params={{ id: 'navigation', type: 'navigation' }}>
        Add it to your menus
      </IntentLink>
    </Text>
  )
}

function Updating({ published, told }: { published: Published; told: DocumentStatus }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), USUAL)
    return () => clearTimeout(timer)
  }, [])
  if (isLate) return <Notice tone="caution">{lateText(published, told.delay)}</Notice>
  return <Notice tone="primary">{updatingText(published)}</Notice>
}

/** What no page shows, because it works in another way. */
function isNeverShown(type: string): boolean {
  return type === 'redirect' || type === 'publicFact'
}
