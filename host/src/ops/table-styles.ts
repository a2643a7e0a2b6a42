/** Styles of the tables, which scroll inside a `ScrollBox`. */
export const cell = { px: '3', py: '2', textAlign: 'start', verticalAlign: 'top' } as const
export const head = { ...cell, fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' } as const
export const table = {
  width: 'full',
  css: {
    borderCollapse: 'collapse',
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  },
} as const
