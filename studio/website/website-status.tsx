import { Card, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { getPublishedId, type InputProps, useEditState, useFormValue } from 'sanity'
import type { Told } from './ask-website.ts'
import { PageList } from './page-list.tsx'
import { Problems } from './problems.tsx'
import { isShown, useDocumentStatus } from './use-document-status.ts'
import { type Edited, shownText } from './words.ts'

/** Puts above the form of each document what visitors get of it. */
export function withWebsiteStatus(site: Promise<string | undefined>) {
  return function Input(props: InputProps) {
    const isForm = props.path.length === 0 && props.schemaType.type?.name === 'document'
    if (!isForm) return props.renderDefault(props)
    return (
      <Stack gap={4}>
        <WebsiteStatus site={site} type={props.schemaType.name} />
        {props.renderDefault(props)}
      </Stack>
    )
  }
}

function WebsiteStatus({ site, type }: { site: Promise<string | undefined>; type: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => void site.then(setAddress), [site])
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const { draft, published, ready } = useEditState(id, type)
  const told = useDocumentStatus(address, id, published?._rev)
  if (!address || !ready || told === undefined || told === 'unknown') return null
  const edited = { isPublished: published !== null, isChanged: draft !== null }
  if (told === 'unreachable')
    return (
      <Notice
        tone="caution"
        words="Your website can’t be reached right now, so nobody can say what is on it."
      />
    )
  return (
    <Status site={address} told={told} edited={edited} type={type} isShown={isShown(told, published?._rev)} />
  )
}

type StatusProps = {
  site: string
  told: Exclude<Told, string>
  edited: Edited
  type: string
  isShown: boolean
}

function Status({ site, told, edited, type, isShown }: StatusProps) {
  const { isPublished, isChanged } = edited
  if (!isPublished && isShown)
    return <Notice tone="transparent" words="Not on your website yet. It gets there when you publish." />
  if (!isShown)
    return (
      <Notice tone="primary" words={isPublished ? 'Updating your website…' : 'Taking it off your website…'} />
    )
  return (
    <Card
      tone={told.count > 0 || type === 'redirect' ? 'positive' : 'caution'}
      padding={3}
      radius={2}
      border
      role="status"
    >
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {shownText(told, type)}
        </Text>
        {isChanged && <Text size={1}>What you changed since then goes there when you publish.</Text>}
        <PageList site={site} told={told} />
        <Problems problems={told.problems} />
      </Stack>
    </Card>
  )
}

function Notice({ tone, words }: { tone: 'caution' | 'primary' | 'transparent'; words: string }) {
  return (
    <Card tone={tone} padding={3} radius={2} border role="status">
      <Text size={1}>{words}</Text>
    </Card>
  )
}
