export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string | undefined
}
