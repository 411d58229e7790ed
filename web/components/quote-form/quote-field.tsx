import {
  halfDayFields,
  offeredOptions,
  type QuoteFieldName,
  type QuoteForm,
  quoteFields,
} from '#content/quote/quote-form.ts'
import { fields } from '../controls/field.ts'
import { Select } from '../controls/select.tsx'
import { mustacheVariable } from './mustache.tsx'

/** What is short shares a row on a phone, unless letters are large. */
const shortOnPhones = (form: QuoteForm): readonly QuoteFieldName[] =>
  form === 'short' ? ['fullName', 'phone'] : ['firstName', 'lastName']
const halfDays: readonly QuoteFieldName[] = halfDayFields.flat()

/** A line for each of them would leave half of it empty. */
const sideBySide = (form: QuoteForm): readonly QuoteFieldName[] => [
  ...(form === 'estimate' ? (['address', 'service'] as const) : []),
  'firstName',
  'lastName',
  'email',
  'fullName',
  'phone',
  'job',
  'town',
  ...halfDays,
]

type QuoteFieldProps = {
  /** Tells its fields from those of another form on the page. */
  form: QuoteForm
  name: QuoteFieldName
  /** What the page knows before anybody types. */
  known?: string
  /** Those that can be asked for. */
  services?: readonly { _id: string }[] | undefined
  /** Holds what the visitor typed, in the template of an answer. */
  isFilled?: boolean
}

/** A field as it is described once for the browser and for the site: content/quote/quote-form.ts. */
export function QuoteField(props: QuoteFieldProps) {
  const { form, name } = props
  const { label, optional } = quoteFields[name]
  const id = `${form}-${name}`
  // What they are folded below says that they are optional.
  const isHalfDay = halfDays.includes(name)
  const onPhones = [...shortOnPhones(form), ...halfDays].includes(name) ? '' : 'max-md:col-span-full'
  return (
    <div
      className={`${fields.frame} ${onPhones} ${sideBySide(form).includes(name) ? '' : 'md:col-span-full'} ${isHalfDay ? 'self-start' : ''}`.trim()}
    >
      <label className={fields.label} htmlFor={id}>
        {label}
        {optional && !isHalfDay && <Optional />}
      </label>
      <Control {...props} id={id} />
    </div>
  )
}

/** After the name of what nobody has to fill in. */
export const Optional = () => <span className="font-normal text-ink-soft"> (optional)</span>

function Control({ id, name, known, services, isFilled = false }: QuoteFieldProps & { id: string }) {
  const {
    optional,
    longest: maxLength,
    options,
    none = 'Choose one',
    isText,
    hint,
    type,
    autoComplete = 'off',
  } = quoteFields[name]
  const named = { id, name, required: !optional }
  if (options)
    return (
      <Select {...named}>
        <option value="">{none}</option>
        {Object.entries(offeredOptions(options, services)).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    )
  const typed = isFilled && { defaultValue: mustacheVariable(name) }
  if (isText)
    return (
      <>
        <textarea
          {...named}
          {...typed}
          className={fields.text}
          maxLength={maxLength}
          rows={4}
          aria-describedby={hint && `${id}-hint`}
        />
        {hint && (
          <p className="text-sm text-ink-soft" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </>
    )
  const filledIn = known !== undefined && !isFilled && { defaultValue: known, 'data-of-page': '' }
  return (
    <input
      {...named}
      {...typed}
      {...filledIn}
      className={fields.input}
      type={type}
      // A day is of one length.
      maxLength={type === 'date' ? undefined : maxLength}
      autoComplete={autoComplete}
    />
  )
}
