/** A panel that hangs below its opener. */
export const panel = {
  position: 'absolute',
  top: 'calc(100% + 0.5rem)',
  zIndex: 'popover',
  p: '2',
  bg: 'bg.panel',
  borderRadius: 'lg',
  boxShadow: 'lg',
  listStyleType: 'none',
  animation: 'rise-in 200ms var(--by-easings-settle)',
} as const

/** A link or button across a panel. */
export const linkRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minH: '11',
  px: '3.5',
  py: '1.5',
  borderRadius: 'md',
  color: 'fg',
  fontWeight: 'medium',
  lineHeight: 1.25,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'brand.subtle', color: 'brand.fg' },
  _currentPage: { bg: 'sun.subtle', color: 'fg', fontWeight: 'bold' },
} as const
