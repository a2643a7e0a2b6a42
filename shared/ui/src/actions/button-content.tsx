import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

interface Parts {
  asChild?: boolean | undefined
  before?: ReactNode
  after?: ReactNode
  children?: ReactNode
}

/** Puts icons around the label; with `asChild` inside the one child, which stays the element itself. */
export function withIcons({ asChild, before, after, children }: Parts): ReactNode {
  if (!asChild)
    return (
      <>
        {before}
        {children}
        {after}
      </>
    )
  const child: ReactNode = Children.only(children)
  if (!isValidElement<{ children?: ReactNode }>(child)) return child
  const element: ReactElement<{ children?: ReactNode }> = child
  return cloneElement(
    element,
    undefined,
    <>
      {before}
      {element.props.children}
      {after}
    </>,
  )
}
