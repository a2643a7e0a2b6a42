import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import {
  Children,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { Spinner } from '../feedback/spinner.tsx'

const { withContext } = createRecipeContext({ key: 'button' })

export interface ButtonVariantProps {
  /** `solid` (default) for the one main action, then `soft`, `outline`, `ghost`, and `plain` as a link. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'plain'
  /** 32, 40, 48 (default) or 56 px high. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** As wide as its parent. */
  block?: boolean
  /** Icon before the label. */
  startIcon?: ReactNode
  /** Icon after the label. */
  endIcon?: ReactNode
}

interface Shape {
  shape?: 'pill' | 'circle'
}
type StyledButton = HTMLChakraProps<'button'> &
  Omit<ButtonVariantProps, 'startIcon' | 'endIcon'> &
  Shape
type StyledAnchor = HTMLChakraProps<'a'> & Omit<ButtonVariantProps, 'startIcon' | 'endIcon'> & Shape

const StyledButton = withContext<HTMLButtonElement, StyledButton>('button')
const StyledAnchor = withContext<HTMLAnchorElement, StyledAnchor>('a')

interface IconsAndLabel {
  asChild?: boolean | undefined
  before?: ReactNode
  after?: ReactNode
  children?: ReactNode
}

/** Puts icons around the label; with `asChild` inside the one child, which stays the element itself. */
function withIcons({ asChild, before, after, children }: IconsAndLabel): ReactNode {
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

export interface ButtonProps extends HTMLChakraProps<'button'>, ButtonVariantProps {
  /** Working: keeps its focus and its width, ignores presses, and says so to assistive technology. */
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button. Its colour comes from `colorPalette` (`brand`, `shop`, `learn`, `talent`, `sun`, `danger`, `neutral`). */
export function Button({ startIcon, endIcon, busy, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <StyledButton
      {...(rest.asChild ? {} : { type: 'button' as const })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      onClick={press}
    >
      {withIcons({
        asChild: rest.asChild,
        before: busy ? <Spinner size="1.1em" /> : startIcon,
        after: endIcon,
        children,
      })}
    </StyledButton>
  )
}

export interface LinkButtonProps extends HTMLChakraProps<'a'>, ButtonVariantProps {
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: `<LinkButton asChild><RouterLink to="…">…</RouterLink></LinkButton>`. */
export function LinkButton({ startIcon, endIcon, children, ...rest }: LinkButtonProps) {
  return (
    <StyledAnchor {...rest}>
      {withIcons({ asChild: rest.asChild, before: startIcon, after: endIcon, children })}
    </StyledAnchor>
  )
}

export interface IconButtonProps extends Omit<ButtonProps, 'startIcon' | 'endIcon' | 'block'> {
  /** Says what the button does; it has no other text. */
  label: string
  /** The icon. Not needed with `asChild`. */
  children: ReactNode
}

/** A round button with an icon. `ghost` unless `variant` says otherwise. */
export function IconButton({ label, busy, children, variant = 'ghost', ...rest }: IconButtonProps) {
  return (
    <StyledButton
      {...(rest.asChild ? {} : { type: 'button' as const })}
      {...(busy ? { 'aria-busy': true, disabled: true } : {})}
      aria-label={label}
      title={label}
      {...rest}
      variant={variant}
      shape="circle"
    >
      {busy ? <Spinner size="1.1em" /> : children}
    </StyledButton>
  )
}
