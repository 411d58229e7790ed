import { Button, Card, Grid, Stack, Text } from '@sanity/ui'
import { type ToastParams, useToast } from '@sanity/ui/toast'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { IntentLink, Link, useRouter } from 'sanity/router'
import { newKey } from '../inputs/new-key.ts'
import { useTowns } from '../inputs/towns.ts'
import { PhotoPicker } from '../photos/photo-picker.tsx'
import { photoQueue } from '../photos/photo-queue.tsx'
import { counted } from '../screens/counted.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Hint } from '../screens/parts.tsx'
import { SHOWN_FOR } from '../screens/use-attempt.ts'
import { addressTappedFirst, closeFirstScreen, firstPhotos, keepOffered } from './first-screen.ts'
import { type Job, jobs, type Place, typeAt } from './jobs.ts'

const LINK = { color: 'inherit', textDecoration: 'none', display: 'grid' } as const

const BUTTON = {
  ...LINK,
  ...({ padding: 0, border: 0, background: 'none', font: 'inherit', textAlign: 'start' } as const),
  cursor: 'pointer',
}

/** The jobs as tiles that a thumb hits. */
export function JobTiles() {
  const mayChange = useMayChange()
  const { navigateUrl } = useRouter()
  const offered = jobs.filter(({ place }) => {
    const type = typeAt(place)
    return type === undefined || mayChange(type)
  })
  const titles = offered.map(({ title }) => title).join('\n')
  useEffect(() => keepOffered(titles), [titles])
  const takeOver = useEffectEvent(() => {
    const path = addressTappedFirst()
    if (path) navigateUrl({ path })
    closeFirstScreen()
  })
  // Before the browser shows them: no tile is ever there twice.
  useLayoutEffect(() => takeOver(), [])
  return (
    <Grid as="nav" aria-label="Jobs" gridTemplateColumns={[2, 2, 4]} gap={[2, 3]}>
      {offered.map((job) => (
        <To key={job.title} place={job.place}>
          <Tile job={job} />
        </To>
      ))}
    </Grid>
  )
}

function Tile({ job: { title, text, icon: Icon } }: { job: Job }) {
  return (
    <Card padding={[3, 4]} radius={3} border shadow={1} tone="primary">
      <Stack gap={4}>
        <Text size={4} muted>
          <Icon />
        </Text>
        <Text size={2} weight="semibold">
          {title}
        </Text>
        <Hint>{text}</Hint>
      </Stack>
    </Card>
  )
}

/** Leads to where a job is done. */
export function To({ place, children }: { place: Place; children: ReactNode }) {
  if ('photosFor' in place) return <ToPhotos type={place.photosFor}>{children}</ToPhotos>
  if ('path' in place)
    return (
      <Link href={place.path} style={LINK}>
        {children}
      </Link>
    )
  return (
    <IntentLink {...place} style={LINK}>
      {children}
    </IntentLink>
  )
}

/** The same as a button for the thumb. */
export function LinkButton({ place, text }: { place: Place; text: string }) {
  return (
    <To place={place}>
      <Button as="span" mode="ghost" fontSize={2} padding={4} text={text} />
    </To>
  )
}

/** Opens the photos of this device at once. Until some are chosen there is nothing to come back from. */
function ToPhotos({ type, children }: { type: string; children: ReactNode }) {
  const { navigateIntent } = useRouter()
  // Asked while there is a connection, for the form that comes next.
  useTowns()
  const toast = useToast()
  const begin = (photos: readonly File[]) => {
    const id = newKey()
    photoQueue.add(id, photos)
    if (navigator.onLine) navigateIntent('create', { id, type, template: type })
    // No form opens without a connection.
    else toast.push(keptPhotos(photos.length))
  }
  const beginWithFirst = useEffectEvent(() => {
    const photos = [...(firstPhotos?.files ?? [])]
    if (firstPhotos) firstPhotos.value = ''
    if (photos.length > 0) begin(photos)
  })
  useEffect(() => {
    beginWithFirst()
    const later = () => beginWithFirst()
    firstPhotos?.addEventListener('change', later)
    return () => firstPhotos?.removeEventListener('change', later)
  }, [])
  return (
    <PhotoPicker onPick={begin}>
      {(open) => (
        <button type="button" onClick={open} style={BUTTON}>
          {children}
        </button>
      )}
    </PhotoPicker>
  )
}

const keptPhotos = (photos: number): ToastParams => ({
  status: 'info',
  title: `We kept ${counted(photos, 'photo')}`,
  description: 'You’re offline. When you’re back online, you’ll find them under “Needs you”.',
  closable: true,
  duration: SHOWN_FOR,
})
