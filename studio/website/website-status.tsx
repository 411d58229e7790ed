import { MenuIcon } from '@sanity/icons/Menu'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { DocumentStatus } from 'pages-as-files/status'
import { type ReactNode, useState } from 'react'
import { type SanityDocument, useEditState, useSchema } from 'sanity'
import { useAddToMenu } from '../actions/add-to-menu.ts'
import { changedWords } from '../actions/changes/changed-words.ts'
import { ChangesList } from '../actions/changes/changes-list.tsx'
import { useUnfinished, whose } from '../actions/changes/unfinished-by.ts'
import { aroundDocuments, usePublishedId } from '../screens/document-form.tsx'
import { useMayChange } from '../screens/may-change.ts'
import { Label, Notice, SmallButton, TouchButton } from '../screens/parts.tsx'
import { useWebsite } from './address.ts'
import { HiddenNotice, useHidden } from './hidden.tsx'
import { PageList } from './page-links.tsx'
import { Problems } from './problems.tsx'
import { useWebsiteStatus } from './use-website-status.ts'
import { isLinkedNowhere, isNeverShown, publishingText, shownText } from './words.ts'

/** Puts above the form of each document what visitors get of it. */
export const WithWebsiteStatus = aroundDocuments((props) => (
  <Stack gap={4}>
    <WebsiteStatus type={props.schemaType.name} />
    {props.renderDefault(props)}
  </Stack>
))

function WebsiteStatus({ type }: { type: string }) {
  const site = useWebsite()
  const id = usePublishedId()
  const { draft, published, ready } = useEditState(id, type)
  const hidden = useHidden(published)
  const status = useWebsiteStatus(site, [id], published?._rev)
  const { told, isShown, isLate } = status
  if (!site || told === 'unknown') return null
  // As high as the answer, so that what is below stays under the thumb.
  if (!ready || told === undefined) return <Notice tone="transparent">Asking your website…</Notice>
  if (told === 'unreachable')
    return (
      <Notice tone="caution">We can’t reach your website right now, so we can’t tell what’s on it.</Notice>
    )
  const isPublished = published !== null
  if (!isShown) {
    const words = publishingText(status, {
      type,
      isFirst: told.revision === null,
      isRemoved: !isPublished || hidden === true,
    })
    return <Notice tone={isLate ? 'caution' : 'primary'}>{words}</Notice>
  }
  if (isPublished && hidden) return <HiddenNotice by={hidden} />
  if (published) {
    const unpublished = draft && <Unpublished published={published} draft={draft} />
    return <Shown site={site} id={id} told={told} unpublished={unpublished} type={type} />
  }
  return <Notice tone="transparent">Not on your website yet. It will be when you publish.</Notice>
}

type ShownProps = { site: string; id: string; told: DocumentStatus; unpublished: ReactNode; type: string }

function Shown({ site, id, told, unpublished, type }: ShownProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isOneLine =
    told.count > 0 && !isOpen && !unpublished && told.problems.length === 0 && !isLinkedNowhere(told, type)
  // Pages know of what it lacks, and don't show it.
  const isWhole = told.problems.every(({ fields }) => fields.every((lack) => lack.id !== id))
  return (
    <Card
      tone={isWhole && (told.count > 0 || isNeverShown(type)) ? 'positive' : 'caution'}
      paddingX={3}
      paddingTop={told.count > 0 ? 0 : 3}
      paddingBottom={isOneLine ? 0 : 3}
      radius={2}
      border
      role="status"
    >
      <Stack gap={3}>
        <Flex align="center" gap={3} justify="space-between">
          <Label>{shownText(isWhole ? told : { ...told, since: null }, type)}</Label>
          {told.count > 0 && (
            <SmallButton
              text={isOpen ? 'Hide' : 'Show'}
              aria-label={isOpen ? 'Hide the pages' : 'Show the pages'}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </Flex>
        {isOpen && <PageList site={site} told={told} />}
        {unpublished}
        {isLinkedNowhere(told, type) && <LinkedNowhere id={id} />}
        <Problems problems={told.problems} />
      </Stack>
    </Card>
  )
}

type UnpublishedProps = { published: SanityDocument; draft: SanityDocument }

/** The user knows what he has typed, and may not know what others have. */
function Unpublished({ published, draft }: UnpublishedProps) {
  const schema = useSchema()
  const unfinished = useUnfinished(published._id, draft._rev, published._rev)
  if (unfinished.others.length === 0)
    return <Text size={1}>Your changes since then go live when you publish.</Text>
  return (
    <Stack gap={3}>
      <Text size={1}>
        {`${unfinished.isMine ? 'Your changes and ' : ''}${whose(unfinished)} changes since then go live when you publish:`}
      </Text>
      <ChangesList changes={changedWords(schema, published, draft)} />
    </Stack>
  )
}

function LinkedNowhere({ id }: { id: string }) {
  const { add, isBusy } = useAddToMenu()
  const mayAdd = useMayChange()('navigation')
  return (
    <Stack gap={3}>
      <Text size={1}>No menu or page links to it yet, so visitors won’t come across it.</Text>
      {mayAdd && (
        <TouchButton icon={MenuIcon} text="Add it to the menu" disabled={isBusy} onClick={() => add(id)} />
      )}
    </Stack>
  )
}
