import { Button, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getPublishedId, type SlugInputProps, useClient, useEditState, useFormValue } from 'sanity'
import { pathOf } from '#content/addresses/routes.ts'
import { isAddressedType, slugProblem } from '#content/addresses/web-address.ts'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'

/** The web address of a page. When it is about to change, it offers a redirect from the old one. */
export function AddressInput(props: SlugInputProps) {
  const id = getPublishedId(textOf(useFormValue(['_id'])))
  const type = textOf(useFormValue(['_type']))
  const { published } = useEditState(id, type)
  const old = slugOf(published?.slug)
  const next = props.value?.current
  const before = old !== undefined && next !== undefined && next !== old ? pathOfPage(type, old) : undefined
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {before && <Moving id={id} path={before} />}
    </Stack>
  )
}

function Moving({ id, path }: { id: string; path: string }) {
  const client = useClient({ apiVersion: SANITY_API_VERSION })
  const [state, setState] = useState<'asked' | 'making' | 'made' | 'failed'>('asked')

  async function redirect() {
    setState('making')
    try {
      await client.createOrReplace({
        _id: `redirect-${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}`,
        _type: 'redirect',
        from: path,
        page: { _type: 'reference', _ref: id },
        permanent: true,
      })
      setState('made')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }

  if (state === 'made')
    return <Notice tone="positive" words={`Once you publish, ${path} leads to the new address.`} />
  return (
    <Notice
      tone={state === 'failed' ? 'critical' : 'caution'}
      words={
        state === 'failed'
          ? 'The redirect could not be made. Try again, or make it under Pages, Redirects.'
          : `Once you publish, links to ${path} no longer show this page, unless you send visitors on.`
      }
      action={
        <Button
          text="Send visitors of the old address here"
          mode="ghost"
          disabled={state === 'making'}
          onClick={redirect}
        />
      }
    />
  )
}

type NoticeProps = { tone: 'caution' | 'positive' | 'critical'; words: string; action?: React.ReactNode }

function Notice({ tone, words, action }: NoticeProps) {
  return (
    <Card tone={tone} padding={3} radius={2} border role="status">
      <Stack gap={3}>
        <Text size={1}>{words}</Text>
        {action}
      </Stack>
    </Card>
  )
}

/** The path at which the page is published; `undefined` when no page can have it. */
function pathOfPage(type: string, slug: string): string | undefined {
  if (!isAddressedType(type) || slugProblem(type, slug)) return undefined
  return pathOf({ _type: type, slug })
}

function slugOf(slug: unknown): string | undefined {
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return typeof current === 'string' && current ? current : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
