import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { counted } from '../screens/counted.ts'
import { type Refusal, refusals } from './refusals.ts'

/** Long enough to read it, choose another photo and look back. */
const SHOWN_FOR_MS = 60_000

/** The Studio, which says of each file that can't be used why, and what to do: in one notice, for several would cover the form. */
export function RefusalLayout(props: LayoutProps) {
  const { push } = useToast()
  useEffect(() => {
    let refused: (Refusal & { at: number })[] = []
    return refusals.subscribe((refusal) => {
      const at = performance.now()
      refused = [...refused.filter((one) => at - one.at < SHOWN_FOR_MS), { ...refusal, at }]
      push({
        id: 'refused-files',
        status: 'warning',
        title: `${counted(refused.length, 'file')} can’t be used`,
        description: <Reasons refused={refused} />,
        closable: true,
        duration: SHOWN_FOR_MS,
      })
    })
  }, [push])
  return props.renderDefault(props)
}

function Reasons({ refused }: { refused: readonly (Refusal & { at: number })[] }) {
  return (
    <span style={{ display: 'block', maxHeight: '40vh', overflowY: 'auto' }}>
      {refused.map(({ file, reason, at }) => (
        <span key={`${file} ${at}`} style={{ display: 'block', paddingBottom: 8 }}>
          <strong>{`${file} wasn’t used`}</strong> <span>{reason}</span>
        </span>
      ))}
    </span>
  )
}
