import { Card, Grid, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink, Link } from 'sanity/router'
import { Hint } from '../screens/parts.tsx'
import { type Job, jobs, type Place } from './jobs.ts'

const LINK = { color: 'inherit', textDecoration: 'none', display: 'grid' } as const

/** The jobs as tiles that a thumb hits. */
export function JobTiles() {
  return (
    <Grid as="nav" aria-label="Jobs" gridTemplateColumns={[2, 2, 4]} gap={[2, 3]}>
      {jobs.map((job) => (
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
