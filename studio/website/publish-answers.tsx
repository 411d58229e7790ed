import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { definePlugin, type LayoutProps } from 'sanity'
import type { FindWebsite } from './address.ts'
import { arrivalText } from './arrival-words.ts'
import { type Arrival, useArrival } from './asking/use-arrival.ts'
import { type Announced, publishes } from './publishes.ts'
import { SeeIt } from './see-it.tsx'
import { useWebsite } from './use-website.ts'
import { pageCount } from './words.ts'

/** Long enough to finish a sentence and then follow the link, in milliseconds. */
const SHOWN_FOR = 30_000

/** Says beside the "Publish" button what became of it: on a phone the top of the form is out of sight. */
export const publishAnswers = definePlugin((findWebsite: FindWebsite) => {
  function AnswerLayout(props: LayoutProps) {
    const site = useWebsite(findWebsite)
    const [announced, setAnnounced] = useState<Announced>()
    useEffect(() => publishes.subscribe(setAnnounced), [])
    return (
      <>
        {props.renderDefault(props)}
        {site && announced && <Answer site={site} announced={announced} />}
      </>
    )
  }
  return { name: 'publish-answers', studio: { components: { layout: AnswerLayout } } }
})

function Answer({ site, announced }: { site: string; announced: Announced }) {
  const { id, revision } = announced
  const { push } = useToast()
  const arrival = useArrival(site, { ids: [id], revision })
  useEffect(() => {
    if (arrival === 'unknown') return
    const isThere = typeof arrival === 'object' && 'paths' in arrival
    push({
      id: 'publish',
      closable: true,
      status: statusOf(arrival),
      duration: isThere ? SHOWN_FOR : Number.POSITIVE_INFINITY,
      title: isThere ? thereText(arrival.count, announced) : arrivalText(arrival, wordsOf(announced)),
      description: isThere && arrival.count > 0 && <SeeIt site={site} arrival={arrival} />,
    })
  }, [arrival, announced, site, push])
  return null
}

const wordsOf = ({ type, revision, isFirst }: Announced) => ({
  type,
  isFirst,
  isRemoved: revision === undefined,
})

function statusOf(arrival: Arrival) {
  if (arrival === 'updating') return 'info'
  return typeof arrival === 'object' && 'paths' in arrival ? 'success' : 'warning'
}

function thereText(count: number, { type, revision }: Announced): string {
  if (revision === undefined) return 'It’s off your website.'
  if (type === 'redirect') return 'It’s working on your website.'
  if (type === 'publicFact') return 'Published. Visitors don’t see it.'
  return count === 0 ? 'Published, but no page shows it yet.' : `It’s on your website: ${pageCount(count)}.`
}
