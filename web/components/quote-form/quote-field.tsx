import { type QuoteFieldName, type QuoteForm, quoteFields } from '#content/quote/quote-form.ts'
import { ChoiceField, InputField, TextField } from './field.tsx'
import { mustacheVariable } from './mustache.ts'

/** A line for each of them would leave half of it empty. */
const sideBySide: readonly QuoteFieldName[] = [
  'firstName',
  'lastName',
  'email',
  'fullName',
  'phone',
  'job',
  'town',
]

type QuoteFieldProps = {
  form: QuoteForm
  name: QuoteFieldName
  /** What the page knows before anybody types. */
  known?: string
  /** Holds what the visitor typed, in the template of an answer. */
  isFilled?: boolean
  hint: string
}

/** A field as it is described once for the browser and for the site: content/quote/quote-form.ts. */
export function QuoteField({ form, name, known, isFilled = false, hint }: QuoteFieldProps) {
  const {
    label,
    optional = false,
    longest: maxLength,
    options,
    isText,
    type,
    autoComplete,
  } = quoteFields[name]
  const named = { form, name, label, optional, wide: !sideBySide.includes(name) }
  if (options) return <ChoiceField {...named} options={options} />
  const typed = isFilled && { defaultValue: mustacheVariable(name) }
  if (isText) return <TextField {...named} {...typed} maxLength={maxLength} hint={hint} />
  const filledIn = known !== undefined && !isFilled && { defaultValue: known, 'data-of-page': '' }
  return (
    <InputField
      {...named}
      {...typed}
      {...filledIn}
      type={type}
      maxLength={maxLength}
      autoComplete={autoComplete ?? 'off'}
    />
  )
}
