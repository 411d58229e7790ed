import type { ComponentProps, ReactNode } from 'react'

type Named = {
  /** The form's name, which tells its fields from those of another form on the page. */
  form: string
  name: string
  label: string
  optional?: boolean
  /** Takes the whole width of the form. */
  wide?: boolean
}

export function InputField({ form, name, label, optional, wide, ...input }: Named & ComponentProps<'input'>) {
  return (
    <Field form={form} name={name} label={label} optional={optional} wide={wide}>
      <input {...input} id={idOf(form, name)} name={name} required={!optional} />
    </Field>
  )
}

type ChoiceFieldProps = Named & { options: Readonly<Record<string, string>> }

export function ChoiceField({ options, ...named }: ChoiceFieldProps) {
  const { form, name, optional } = named
  return (
    <Field {...named}>
      <select id={idOf(form, name)} name={name} required={!optional}>
        <option value="">Choose one</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}

type TextFieldProps = Named & { hint: string } & ComponentProps<'textarea'>

export function TextField({ form, name, label, optional, wide, hint, ...text }: TextFieldProps) {
  const id = idOf(form, name)
  return (
    <Field form={form} name={name} label={label} optional={optional} wide={wide}>
      <textarea {...text} id={id} name={name} required={!optional} rows={4} aria-describedby={`${id}-hint`} />
      <p className="small soft" id={`${id}-hint`}>
        {hint}
      </p>
    </Field>
  )
}

type TextToTakeProps = ComponentProps<'textarea'> & { id: string; label: string }

/** A text to copy with the button beside its label, or to select by hand where the browser can't copy. */
export function TextToTake({ id, label, children, ...text }: TextToTakeProps) {
  return (
    <div className="field">
      <div className="piece">
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      <textarea {...text} id={id} readOnly rows={6} />
    </div>
  )
}

function Field({ form, name, label, optional, wide, children }: Named & { children: ReactNode }) {
  return (
    <div className={wide ? 'field all' : 'field'}>
      <label htmlFor={idOf(form, name)}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      {children}
    </div>
  )
}

const idOf = (form: string, name: string) => `${form}-${name}`
