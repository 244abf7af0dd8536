import 'pixi.js/unsafe-eval';
import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  CanvasTextPipe,
  CanvasTextSystem,
  ColorMaskPipe,
  GCSystem,
  GlBackBufferSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlGraphicsAdaptor,
  GlLimitsSystem,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlTextureSystem,
  GlUniformGroupSystem,
  GraphicsContextSystem,
  GraphicsPipe,
  RendererType,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type PipeConstructor,
  type SystemConstructor,
  type WebGLOptions,
  type WebGLPipes,
} from 'pixi.js';
import { named } from './parts';

/** In the order in which they start. */
const SYSTEMS = [
  GlBackBufferSystem,
  BackgroundSystem,
  ViewSystem,
  SchedulerSystem,
  GCSystem,
  GlobalUniformSystem,
  RenderGroupSystem,
  GlContextSystem,
  GlLimitsSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
  GraphicsContextSystem,
  CanvasTextSystem,
];
const PIPES = [
  BlendModePipe,
  BatcherPipe,
  RenderGroupPipe,
  ColorMaskPipe,
  GraphicsPipe,
  CanvasTextPipe,
  SpritePipe,
];
const ADAPTORS = [GlBatchAdaptor, GlGraphicsAdaptor];

/**
 * Draws with WebGL what a board is made of: shapes, texts and painted pictures, in groups and layers. It is
 * PixiJS's own `WebGLRenderer` without the parts that boards do not use: masks, filters, meshes, render
 * textures. Code that needs one of these adds its system or pipe here and to `CanvasBoardRenderer`.
 */
export class BoardRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions, HTMLCanvasElement> {
  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: named<SystemConstructor>(SYSTEMS),
      renderPipes: named<PipeConstructor>(PIPES),
      renderPipeAdaptors: named(ADAPTORS),
    });
  }
}
