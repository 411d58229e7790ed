import { anchors } from '#content/addresses/routes.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { TextButton } from '../../components/contact-links/contact-buttons.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { Fold } from '../../components/text/fold.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import type { QuestionFragment } from '../../lake/fragments/text/question.ts'
import { editable } from '../../lake/preview-marks/marks.ts'

type QuestionsProps = {
  heading: string
  intro?: string | null
  questions: readonly QuestionFragment[]
  business: BusinessFragment
  topic?: QuoteTopic
  /** Tells the questions of this section from those of another on the same page. */
  name: string
  /** An anchor, where other pages lead to the questions of this one. */
  id?: string
}

/** The same in half of a page, beside something else. */
export function QuestionsBeside({
  heading,
  intro,
  questions,
  business,
}: Pick<QuestionsProps, 'heading' | 'intro' | 'questions' | 'business'>) {
  if (questions.length === 0) return null
  return (
    <section id={anchors.faq} data-section="faq" {...editable(questions)}>
      <Head heading={heading} intro={intro} above="text" />
      <QuestionList questions={questions} business={business} name={anchors.faq} />
    </section>
  )
}

export function Questions({ heading, intro, questions, business, topic, name, id }: QuestionsProps) {
  if (questions.length === 0) return null
  return (
    <Band id={id} data-section="faq" {...editable(questions)}>
      <Columns wide="end" className="mx-auto w-page">
        <div className="lg:sticky lg:top-28">
          <Head heading={heading} intro={intro} above="button" />
          <TextButton business={business} topic={topic} text="Text a question" className="max-md:hidden" />
        </div>
        <QuestionList questions={questions} business={business} name={name} />
      </Columns>
    </Band>
  )
}

/**
 * Questions that open one at a time; the browser does it, without a script. It also opens the answer that an address
 * names, because the anchor is inside.
 */
function QuestionList({
  questions,
  business,
  name,
}: Pick<QuestionsProps, 'questions' | 'business' | 'name'>) {
  return (
    <question-list className="border-t-(length:--stroke) border-ink">
      {questions.map((asked) => (
        <Fold
          key={asked._id}
          title={asked.question}
          look="question"
          name={name}
          data-item=""
          {...editable(asked, 'question')}
        >
          {/* A link to an answer shows its question too. */}
          <RichText
            id={asked._id}
            text={asked.answer}
            business={business}
            className="scroll-mt-24 pe-10 pb-5 text-ink-soft"
          />
        </Fold>
      ))}
    </question-list>
  )
}
