import { Flex, Text } from '@sanity/ui'
import { bothVersions, changePublished } from '../../screens/change-published.ts'
import { useMayChange } from '../../screens/may-change.ts'
import { SmallButton } from '../../screens/parts.tsx'
import { useAttempt } from '../../screens/use-attempt.ts'
import { useLake } from '../../screens/use-lake.ts'
import type { SheetGroup, SheetPrice } from '../sheet-prices.ts'

/** For a trade whose prices are made up: the owner takes them as his, or says that he doesn't do it, and the website leaves it out. */
export function OfTrade({ title, service, lines }: Pick<SheetGroup, 'title' | 'service' | 'lines'>) {
  const client = useLake()
  const { isBusy, attempt } = useAttempt('That wasn’t kept')
  const mayChange = useMayChange()
  const samples = lines.filter(isSample)
  const isHis = service !== null && mayChange('service')
  const takeAsOwn = () =>
    bothVersions(
      client,
      samples.map(({ id }) => id),
    )
      .unset(['sample'])
      .commit({ tag: 'trade' })
  const show = (id: string, shown: boolean) =>
    attempt(() => changePublished(client, id, (patch) => patch.set({ shown }), 'trade'))
  if (service && !service.shown)
    return (
      <Flex align="center" gap={3} wrap="wrap" paddingBottom={2}>
        <Text size={1} muted>
          Off your website, with its pages and prices.
        </Text>
        {isHis && (
          <SmallButton
            text="We do this"
            aria-label={`${title}: we do this`}
            disabled={isBusy}
            onClick={() => void show(service.id, true)}
          />
        )}
      </Flex>
    )
  if (samples.length === 0) return null
  return (
    <Flex gap={2} wrap="wrap" paddingBottom={2}>
      <SmallButton
        text="These are mine"
        aria-label={`${title}: these are mine`}
        disabled={isBusy}
        onClick={() => void attempt(takeAsOwn)}
      />
      {isHis && (
        <SmallButton
          text="We don’t do this"
          aria-label={`${title}: we don’t do this`}
          disabled={isBusy}
          onClick={() => void show(service.id, false)}
        />
      )}
    </Flex>
  )
}

const isSample = ({ published, draft }: SheetPrice) => published?.sample === true || draft?.sample === true
