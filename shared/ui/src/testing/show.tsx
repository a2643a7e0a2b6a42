import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { UiProvider } from '../provider.tsx'

/** Renders a component of this package for a test. */
export const show = (children: ReactNode): RenderResult => render(children, { wrapper: UiProvider })
