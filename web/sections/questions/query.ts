import { z } from 'zod'
import { isShown } from '../../lake/fragments/hidden.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'
import { questionParser, questionProjection } from '../../lake/fragments/text/question.ts'

/** The questions that name the service whose page this is and were not chosen for it; `^` is the section, and its page above it. */
const ofThisJob = `*[_type == "faq" && ${isShown} && defined(service) && service._ref == ^.^._id && !(_id in coalesce(^.questions[]._ref, []))] | order(_createdAt desc, _id)`

export const questionsProjection = `${headingProjection},
  "questions": [...coalesce(questions[]->{${questionProjection}}, []), ...${ofThisJob}[0...10]{${questionProjection}}]
`

export const questionsParser = sectionOf('questions', {
  questions: z.array(questionParser).min(1, 'needs at least one question'),
})
