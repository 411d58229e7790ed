import { type IconName, iconPaths } from './icon-paths.ts'

type IconProps = { name: IconName; size?: 's' | 'm' | 'l' }

/** Decorative: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={size === 'm' ? 'ic' : `ic ${size}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
