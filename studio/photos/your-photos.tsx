import { ImagesIcon } from '@sanity/icons/Images'
import { Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { type SanityClient, useSchema } from 'sanity'
import { z } from 'zod'
import {
  type LaunchDocument,
  launchFilter,
  launchParser,
  launchQuery,
} from '#content/documents/launch-check.ts'
import { type Rendering, renderingsIn } from '#content/documents/renderings.ts'
import { kindAndTitle } from '../document-title.ts'
import { bothVersions } from '../screens/change-published.ts'
import { counted } from '../screens/counted.ts'
import { type Question, useLiveQuery } from '../screens/live-query.ts'
import { LongList } from '../screens/long-list.tsx'
import { Hint, Labelled, Name, Notice, SmallButton, TouchButton } from '../screens/parts.tsx'
import { Waiting } from '../screens/screen.tsx'
import { useAttempt } from '../screens/use-attempt.ts'
import { useLake } from '../screens/use-lake.ts'
import { PhotoPicker } from './photo-picker.tsx'
import { sendPhoto } from './send-photo.ts'
import { useObjectUrl } from './use-object-url.ts'

const question: Question<{ documents: LaunchDocument[]; files: { _id: string; url: string }[] }> = {
  query: `{"documents": ${launchQuery}, "files": *[_type == "sanity.imageAsset"]{_id, url}}`,
  listensTo: launchFilter,
  parser: z.object({
    documents: launchParser,
    files: z.array(z.object({ _id: z.string(), url: z.string() })),
  }),
}

/** The owner's photos in place of the renderings: a photo takes one's place everywhere that it stands. */
export function YourPhotos() {
  const { answered, hasFailed } = useLiveQuery(question)
  const renderings = useMemo(() => renderingsIn(answered?.answer.documents ?? []), [answered])
  if (!answered) return <Waiting hasFailed={hasFailed} />
  const addressOf = (asset: string) => answered.answer.files.find(({ _id }) => _id === asset)?.url
  return (
    <Stack gap={4} padding={4}>
      <Text size={2}>
        {renderings.length === 0
          ? 'Every picture on your website is a photo.'
          : `${counted(renderings.length, 'picture')} on your website ${renderings.length === 1 ? 'was' : 'were'} drawn by a computer, most seen first. Put your own photos in their place.`}
      </Text>
      <LongList label="Pictures" items={renderings} few={12}>
        {(rendering) => (
          <Replaceable key={rendering.asset} rendering={rendering} address={addressOf(rendering.asset)} />
        )}
      </LongList>
    </Stack>
  )
}

type ReplaceableProps = { rendering: Rendering; address: string | undefined }

function Replaceable({ rendering: { asset, places }, address }: ReplaceableProps) {
  const schema = useSchema()
  const client = useLake()
  const { isBusy, attempt } = useAttempt('Your photo isn’t on your website')
  const [photo, setPhoto] = useState<File | null>(null)
  const chosen = useObjectUrl(photo ?? undefined)
  const [first] = places
  const names = [...new Set(places.map(({ document }) => kindAndTitle(schema, document)))]
  const name = first ? kindAndTitle(schema, first.document) : ''
  return (
    <Card as="li" padding={3} radius={2} border>
      <Stack gap={3}>
        <Flex align="center" gap={3}>
          {address && !photo && <img src={`${address}?w=320`} alt="" style={PICTURE} loading="lazy" />}
          {chosen && <img src={chosen} alt="What you chose" style={PICTURE} />}
          <Stack gap={2}>
            <Name>{name}</Name>
            {names.length > 1 && <Hint>{`and ${counted(names.length - 1, 'more place')}`}</Hint>}
          </Stack>
        </Flex>
        {photo ? (
          <Words
            isBusy={isBusy}
            onWords={(alt) => void attempt(() => replace(client, { asset, places }, photo, alt))}
          />
        ) : (
          <Flex gap={2} wrap="wrap">
            <PhotoPicker only={`Photo for ${name}`} onPick={([chosen = null]) => setPhoto(chosen)}>
              {(open) => (
                <TouchButton
                  icon={ImagesIcon}
                  text="Use my photo"
                  aria-label={`Use my photo: ${name}`}
                  onClick={open}
                />
              )}
            </PhotoPicker>
            <SmallButton
              text="Leave it out"
              aria-label={`Leave it out: ${name}`}
              disabled={isBusy}
              onClick={() => void attempt(() => leaveOut(client, { asset, places }))}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

const PICTURE = { width: 112, height: 84, objectFit: 'cover', borderRadius: 3, flex: 'none' } as const

function Words({ isBusy, onWords }: { isBusy: boolean; onWords: (alt: string) => void }) {
  const [alt, setAlt] = useState('')
  return (
    <Stack gap={3}>
      <Labelled label="What does your photo show? Blind visitors hear it.">
        <TextInput
          fontSize={3}
          value={alt}
          placeholder="White kitchen with a navy island"
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
        />
      </Labelled>
      <TouchButton
        mode="default"
        tone="positive"
        text="Put it on my website"
        disabled={isBusy || alt.trim() === ''}
        onClick={() => onWords(alt.trim())}
      />
      {isBusy && <Notice tone="transparent">Sending your photo. Stay on this page until it’s done.</Notice>}
    </Stack>
  )
}

/** Sends the photo and puts it everywhere that the rendering stands, in one transaction, drafts among them. */
async function replace(client: SanityClient, { places }: Rendering, photo: File, alt: string): Promise<void> {
  const asset = await sendPhoto(client, photo)
  const transaction = client.transaction()
  const marks = ['rendering', 'crop', 'hotspot']
  for (const { document, path } of places)
    transaction.patch(
      bothVersions(client, [document._id])
        .set({ [`${path}.asset`]: asset, [`${path}.alt`]: alt })
        .unset([...marks.map((field) => `${path}.${field}`), ...placedIn(document, path)]),
    )
  await transaction.commit({ tag: 'your-photos' })
}

/** Pages do without a picture. */
async function leaveOut(client: SanityClient, { places }: Rendering): Promise<void> {
  const transaction = client.transaction()
  for (const { document, path } of places)
    transaction.patch(bothVersions(client, [document._id]).unset([path, ...placedIn(document, path)]))
  await transaction.commit({ tag: 'your-photos' })
}

/** The fields with places in a picture: those of the prices and the length on the home page's top picture fit no other. */
const placedIn = ({ _type }: LaunchDocument, path: string): string[] =>
  _type === 'homePage' && path === 'hero.picture' ? ['places', 'measure'] : []
