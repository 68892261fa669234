// Uses the page as somebody does who hears it: finds things in Chromium's accessibility tree, by their roles and names, and presses them
// there. It looks at nothing else.

import { setTimeout as sleep } from 'node:timers/promises';
import { patience } from './chromium.mjs';

// pressable are the roles of what can be pressed.
const pressable = ['button', 'radio', 'switch', 'gridcell'];

// told returns what is said of things, a line each.
export const told = (list) => list.map((node) => `${node.role} ${node.name} ${node.pressed}`).join('\n');

export class Ear {
  constructor(game) {
    this.game = game;
  }

  // tree resolves to all that is told: { role, name, note, disabled, pressed, selected, id }.
  async tree() {
    const { nodes } = await this.game.cdp.send('Accessibility.getFullAXTree');
    return nodes.filter((node) => !node.ignored).map((node) => {
      const property = (name) => node.properties?.find((p) => p.name === name)?.value?.value;
      return {
        role: node.role?.value, name: node.name?.value ?? '', note: node.description?.value ?? '', id: node.backendDOMNodeId,
        disabled: property('disabled') === true, pressed: String(property('pressed')) === 'true', selected: property('selected') === true,
      };
    });
  }

  // things resolves to what can be pressed now.
  async things() { return (await this.tree()).filter((node) => pressable.includes(node.role) && !node.disabled); }

  // press presses a thing where the accessibility tree has it.
  async press({ id }) {
    const { object } = await this.game.cdp.send('DOM.resolveNode', { backendNodeId: id });
    await this.game.cdp.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration: 'function() { this.focus(); this.click(); }' });
  }

  // until waits until something is told, and resolves to what find returns of it.
  async until(what, find) {
    for (const end = Date.now() + patience; ;) {
      const tree = await this.tree();
      const found = await find(tree);
      if (found) return found;
      if (Date.now() > end) throw new Error(`never heard ${what}, only ${tree.map((n) => `${n.role} ${n.name}`).join('; ')}`);
      await sleep(60);
    }
  }

  // find waits for something that can be pressed, by its name, presses it, and resolves to it.
  async find(name) {
    const is = (node) => pressable.includes(node.role) && !node.disabled && (name instanceof RegExp ? name.test(node.name) : node.name === name);
    const node = await this.until(String(name), (tree) => tree.find(is));
    await this.press(node);
    return node;
  }

  // around resolves to the roles of what something lies in, from the inside to the outside.
  async around(id) {
    const { nodes } = await this.game.cdp.send('Accessibility.getFullAXTree');
    const roles = [];
    const above = (node) => nodes.find((n) => n.nodeId === node.parentId);
    for (let node = above(nodes.find((n) => n.backendDOMNodeId === id)); node; node = above(node)) {
      if (!node.ignored) roles.push(node.role?.value);
    }
    return roles;
  }

  // alert resolves to what was read out at once.
  async alert() {
    const { nodes } = await this.game.cdp.send('Accessibility.getFullAXTree');
    const said = (node) => [node.name?.value, ...(node.childIds ?? []).map((id) => said(nodes.find((n) => n.nodeId === id) ?? {}))].filter(Boolean);
    return said(nodes.find((node) => node.role?.value === 'alert') ?? {}).flat(Infinity)[0] ?? '';
  }

  // screen waits for the screen with a title.
  screen(title) { return this.until(`the screen ${title}`, (tree) => tree.some((node) => node.role === 'heading' && node.name === title)); }

  // change waits until something else is told than a list that was heard before.
  async change(before) {
    const end = Date.now() + 4000; // nothing may come of it
    while (Date.now() < end) {
      const now = await this.things();
      if (told(now) !== told(before)) return now;
      await sleep(60);
    }
    return this.things();
  }
}
