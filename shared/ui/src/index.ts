// The core: loaded on every page, shared whole between host and remotes. Keep heavy things out of it.
export * from './layout.ts'
export * from './content/styled.ts'
export * from './content/avatar.tsx'
export * from './content/media-card.tsx'
export * from './content/page-heading.tsx'
export * from './content/picture.tsx'
export * from './content/price.tsx'
export * from './content/rating.tsx'
export * from './content/section.tsx'
export {
  Button,
  IconButton,
  LinkButton,
  type ButtonVariantProps,
  type ButtonProps,
  type IconButtonProps,
  type LinkButtonProps,
} from './actions/button.tsx'
export { badgeText, CountBadge, type CountBadgeProps } from './feedback/count-badge.tsx'
export * from './feedback/live-region.tsx'
export { Notice, type NoticeProps } from './feedback/notice.tsx'
export type { Tone } from './feedback/tone.ts'
export * from './feedback/skeleton-lines.tsx'
export * from './feedback/spinner.tsx'
export * from './feedback/states.tsx'
export * from './navigation/breadcrumbs.tsx'
export * from './navigation/pagination.tsx'
export * from './navigation/skip-link.tsx'
export * from './shapes/area-band.tsx'
export * from './shapes/edge.tsx'
export * from './shapes/marked.tsx'
export { areas, type Area, type FamilyName } from './theme/palette.ts'
export { media } from './theme/conditions.ts'
