import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { Subject } from 'rxjs'
import type { LayoutProps } from 'sanity'
import { counted } from '../screens/counted.ts'

/** Long enough to read it, choose another photo and look back. */
const SHOWN_FOR_MS = 60_000

/** The Studio, which says of each file that can't be used why, and what to do: in one notice, for several would cover the form. */
export function RefusalLayout(props: LayoutProps) {
  const { push } = useToast()
  useEffect(() => {
    let refused: (Refusal & { at: number })[] = []
    const subscription = refusals.subscribe((refusal) => {
      const at = performance.now()
      refused = [...refused.filter((one) => at - one.at < SHOWN_FOR_MS), { ...refusal, at }]
      push({
        id: 'refused-files',
        status: 'warning',
        title: `${counted(refused.length, 'file')} ${refused.length === 1 ? 'wasn’t' : 'weren’t'} used`,
        description: <Reasons refused={refused} />,
        closable: true,
        duration: SHOWN_FOR_MS,
      })
    })
    return () => subscription.unsubscribe()
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

type Refusal = { file: string; reason: string }

/** Chosen files that can't be used, and why: the fields that send photos are far from what shows the reasons. */
const refusals = new Subject<Refusal>()

export function refuse(file: File, error: unknown): void {
  refusals.next({ file: file.name, reason: error instanceof Error ? error.message : String(error) })
}
