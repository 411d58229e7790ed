import { Flex, Heading, Text } from '@sanity/ui'
import { siteUrlProblem } from '#content/documents/launch-check.ts'
import { calendarDay, formatDate } from '#content/hours/business-clock.ts'
import { listInWords } from '#content/text/list-in-words.ts'
import { AskFirst } from '../screens/ask-first.tsx'
import { changePublished } from '../screens/change-published.ts'
import { counted } from '../screens/counted.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Notice, Panel, TouchButton } from '../screens/parts.tsx'
import { openSteps } from '../screens/steps-open.ts'
import { useLake } from '../screens/use-lake.ts'
import { useWebsite } from '../website/address.ts'
import type { MadeUp } from './remove-made-up.tsx'

type Props = { samples: readonly (MadeUp & { sample: boolean })[]; decidedOn: string | null }

/**
 * While customers can read prices or reviews that were made up: the owner is told until they are gone, and decides in words whether
 * that is so on purpose.
 */
export function MadeUpOnline({ samples, decidedOn }: Props) {
  const mayChange = useMayChange()
  const website = useWebsite()
  const shown = ['price', 'review'].flatMap((type) => {
    const count = samples.filter((one) => one._type === type && one.sample && one.shown).length
    return count > 0 ? [counted(count, type)] : []
  })
  if (!website || siteUrlProblem(website) || shown.length === 0 || !mayChange('business')) return null
  const what = listInWords(shown)
  if (decidedOn)
    return (
      <Notice tone="caution">
        {`Customers see ${what} that we made up. You chose so on ${formatDate(decidedOn)}. “Make it yours” has what to do.`}
      </Notice>
    )
  return <Asking what={what} />
}

function Asking({ what }: { what: string }) {
  const client = useLake()
  const decide = () => {
    const today = calendarDay(new Date())
    return changePublished(client, 'business', (patch) => patch.set({ onlineWithSamples: today }), 'made-up')
  }
  return (
    <Panel tone="critical" role="alert">
      <Heading as="h2" size={1}>
        {`Customers see ${what} that we made up`}
      </Heading>
      <Text size={2}>
        They take them for yours, and can hold you to them. Put yours in their place, or take them off your
        website.
      </Text>
      <Flex gap={3} wrap="wrap">
        <TouchButton mode="default" tone="primary" text="Show me how" onClick={openSteps} />
        <AskFirst
          button={{ text: 'Keep them online for now' }}
          header={`Show customers ${what} that we made up?`}
          confirm={{ text: 'I know: keep them online', tone: 'critical' }}
          failed="Your choice wasn’t kept"
          work={decide}
        >
          <Text size={2}>
            Made-up reviews can break the law, and customers may ask you for a made-up price. We’ll remind you
            here until they’re gone.
          </Text>
        </AskFirst>
      </Flex>
    </Panel>
  )
}
