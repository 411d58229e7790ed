import { Head } from '../../../components/text/section-head.tsx'
import { StepList } from '../../../components/text/step-list.tsx'

type NextStepsProps = { heading: string; steps: readonly string[] }

/** What happens after someone has written. */
export function NextSteps({ heading, steps }: NextStepsProps) {
  return (
    <section className="sec" data-section="next-steps">
      <div className="wrap">
        <Head heading={heading} />
        <StepList steps={steps} />
      </div>
    </section>
  )
}
