import { createElement, forwardRef } from 'react'

/**
 * Stands in every build where lucide-react would make a component of an icon: what the site uses of it
 * (size, colour, stroke width, attributes) in a sixth of the code, which each remote carries.
 */
export default function createLucideIcon({ name, node }) {
  return forwardRef(function LucideIcon(
    { size = 24, color = 'currentColor', strokeWidth = 2, className, children, ...attributes },
    ref,
  ) {
    const isNamed = children || attributes['aria-label'] || attributes['aria-labelledby']
    return createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', `lucide-${name}`, className].filter(Boolean).join(' '),
        ...(isNamed || attributes.role ? {} : { 'aria-hidden': true }),
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
      children,
    )
  })
}
